//! Closures of edition 2018 for newer ones. They capture whole variables, where newer ones capture the parts that they
//! use: `let _ = &x;` at their beginning makes both the same, and the compiler makes no code of it.

use super::source::{Edit, Source};
use super::syntax::{find, is_mark, named};
use proc_macro2::{Group, TokenStream, TokenTree};
use std::collections::HashSet;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprClosure, ImplItemFn, ItemFn, ItemMacro, Local, Macro, PatIdent, Receiver,
    TraitItemFn,
};

/// Insertions for all closures in a file. A wrong name either does not compile, or the final check finds the
/// difference.
pub fn whole_captures(file: &syn::File) -> Vec<Edit> {
    let mut closures = Closures::default();
    closures.visit_file(file);
    closures.edits
}

#[derive(Default)]
struct Closures {
    /// Variables in scope of the enclosing function.
    bound: HashSet<String>,
    edits: Vec<Edit>,
}

impl Closures {
    /// Visits the body of a nested function, which does not see the local variables around it.
    fn function(&mut self, visit: impl FnOnce(&mut Self)) {
        let around = std::mem::take(&mut self.bound);
        visit(self);
        self.bound = around;
    }
}

/// The tokens that a macro makes, as if its variables were plain names and each repetition came once.
fn plain(tokens: TokenStream) -> TokenStream {
    let mut plain = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        if !is_mark(&token, "$") {
            plain.push(match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self::plain(group.stream()));
                    inner.set_span(group.span());
                    inner.into()
                }
                token => token,
            });
        } else if let Some(TokenTree::Group(group)) =
            tokens.next_if(|next| matches!(next, TokenTree::Group(_)))
        {
            plain.extend(self::plain(group.stream()));
            while tokens
                .next_if(|next| is_mark(next, "*+?,;"))
                .is_some_and(|mark| !is_mark(&mark, "*+?"))
            {}
        }
    }
    plain.into_iter().collect()
}

impl<'ast> Visit<'ast> for Closures {
    /// Visits what the rules of a macro make, where that can be read.
    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let tokens: Vec<TokenTree> = item.mac.tokens.clone().into_iter().collect();
        for rule in tokens.split(|token| is_mark(token, ";")) {
            let Some(TokenTree::Group(made)) = rule.last() else { continue };
            let made = plain(made.stream());
            self.function(|closures| match syn::parse2::<syn::File>(made.clone()) {
                Ok(items) => closures.visit_file(&items),
                Err(_) => {
                    let statements = Block::parse_within.parse2(made).unwrap_or_default();
                    statements.iter().for_each(|statement| closures.visit_stmt(statement));
                }
            });
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(|closures| visit::visit_item_fn(closures, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(|closures| visit::visit_impl_item_fn(closures, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        self.function(|closures| visit::visit_trait_item_fn(closures, item));
    }

    fn visit_receiver(&mut self, _: &'ast Receiver) {
        self.bound.insert("self".into());
    }

    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.bound.insert(pattern.ident.to_string());
        visit::visit_pat_ident(self, pattern);
    }

    /// Visits the initialiser first: the variable is not in scope there.
    fn visit_local(&mut self, local: &'ast Local) {
        if let Some(first) = &local.init {
            self.visit_local_init(first);
        }
        self.visit_pat(&local.pat);
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        let mut inner = Names::default();
        inner.visit_expr_closure(closure);
        // They are captured in the order in which they are named first.
        let mut seen = HashSet::new();
        let is_captured = |name: &&String| {
            self.bound.contains(*name)
                && !inner.bound.contains(*name)
                && seen.insert((*name).clone())
        };
        let captured = inner.used.iter().filter(is_captured);
        let captured: Vec<_> = captured.map(|name| format!("let _ = &{name}; ")).collect();
        let range = closure.body.span().byte_range();
        if let (Expr::Block(body), false) = (&*closure.body, captured.is_empty()) {
            let at = body.block.brace_token.span.join().byte_range().start + 1;
            self.edits.push((at..at, Source::words(captured.concat())));
        } else if !captured.is_empty() {
            self.edits.push((
                range.start..range.start,
                Source::words(format!("{{ {}", captured.concat())),
            ));
            self.edits.push((range.end..range.end, Source::words(" }")));
        }
        visit::visit_expr_closure(self, closure);
    }
}

/// The names that are used and bound somewhere.
#[derive(Default)]
struct Names {
    used: Vec<String>,
    bound: HashSet<String>,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        // A constant looks like a variable.
        if pattern.ident.to_string().starts_with(|first: char| !first.is_uppercase()) {
            self.bound.insert(pattern.ident.to_string());
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        self.used.extend(path.path.get_ident().map(ToString::to_string));
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.used.extend(find(call.tokens.clone(), |around| named(around.token())));
    }
}
