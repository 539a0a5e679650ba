//! Closures of edition 2018 for newer ones. They capture whole variables, where newer ones capture the parts that they
//! use: `let _ = &x;` at their beginning makes both the same, and the compiler makes no code of it.

use super::source::{Edit, With};
use super::syntax::{walk, words};
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Block, Expr, ExprClosure, ExprForLoop, ImplItemFn, ItemFn, Local, Macro, Pat, PatIdent,
};

/// The insertions for all closures in a file. A name that is wrong does not compile, or is felt.
pub fn whole_captures(file: &syn::File) -> Vec<Edit> {
    let mut scopes = Scopes::default();
    scopes.visit_file(file);
    scopes.edits
}

/// The local variables in sight.
#[derive(Default)]
struct Scopes {
    names: Vec<String>,
    edits: Vec<Edit>,
}

impl Scopes {
    fn declare(&mut self, pattern: &Pat) {
        let mut names = Names::default();
        names.visit_pat(pattern);
        self.names.extend(names.bound);
    }

    fn within(&mut self, visit: impl FnOnce(&mut Self)) {
        let length = self.names.len();
        visit(self);
        self.names.truncate(length);
    }

    /// A function sees no local variable around it.
    fn function<'a>(&mut self, inputs: impl Iterator<Item = &'a syn::FnArg>, block: &Block) {
        let around = std::mem::take(&mut self.names);
        for input in inputs {
            match input {
                syn::FnArg::Receiver(_) => self.names.push("self".into()),
                syn::FnArg::Typed(input) => self.declare(&input.pat),
            }
        }
        self.visit_block(block);
        self.names = around;
    }
}

impl<'ast> Visit<'ast> for Scopes {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(item.sig.inputs.iter(), &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(item.sig.inputs.iter(), &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(item.sig.inputs.iter(), block);
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        self.within(|scopes| visit::visit_block(scopes, block));
    }

    fn visit_local(&mut self, local: &'ast Local) {
        visit::visit_local(self, local);
        self.declare(&local.pat);
    }

    fn visit_expr_let(&mut self, expression: &'ast syn::ExprLet) {
        visit::visit_expr_let(self, expression);
        self.declare(&expression.pat);
    }

    fn visit_expr_for_loop(&mut self, expression: &'ast ExprForLoop) {
        self.within(|scopes| {
            scopes.visit_expr(&expression.expr);
            scopes.declare(&expression.pat);
            scopes.visit_block(&expression.body);
        });
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        self.within(|scopes| {
            scopes.declare(&arm.pat);
            visit::visit_arm(scopes, arm);
        });
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        let mut inner = Names::default();
        inner.visit_expr_closure(closure);
        // They are captured in the order in which they are named first.
        let mut seen = HashSet::new();
        let is_captured = |name: &&String| {
            self.names.contains(*name)
                && !inner.bound.contains(*name)
                && seen.insert((*name).clone())
        };
        let captured = inner.used.iter().filter(is_captured);
        let captured: Vec<_> = captured.map(|name| format!("let _ = &{name}; ")).collect();
        let range = closure.body.span().byte_range();
        if let (Expr::Block(body), false) = (&*closure.body, captured.is_empty()) {
            let at = body.block.brace_token.span.open().byte_range().end;
            self.edits.push((at..at, With::Text(captured.concat())));
        } else if !captured.is_empty() {
            self.edits
                .push((range.start..range.start, With::Text(format!("{{ {}", captured.concat()))));
            self.edits.push((range.end..range.end, With::Text(" }".into())));
        }
        self.within(|scopes| {
            closure.inputs.iter().for_each(|input| scopes.declare(input));
            scopes.visit_expr(&closure.body);
        });
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
        walk(call.tokens.clone(), &mut |around| {
            self.used.extend(words(around.token().clone().into()));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Source;
    use std::path::Path;

    #[test]
    fn a_closure_names_the_variables_that_it_captures() {
        for (body, expected) in [
            ("|| 1", "|| 1"),
            ("|v| v % self.m", "|v| { let _ = &self; v % self.m }"),
            ("move || { x }", "move || {let _ = &x;  x }"),
            ("|x| x", "|x| x"),
            ("|| { let x = 1; x }", "|| { let x = 1; x }"),
            ("|| p!(\"{x}\", y)", "|| { let _ = &x; let _ = &y; p!(\"{x}\", y) }"),
            ("|| f(|| x)", "|| { let _ = &x; f(|| { let _ = &x; x }) }"),
            ("|| y + x + y", "|| { let _ = &y; let _ = &x; y + x + y }"),
            ("|| z", "|| z"),
        ] {
            let text = |body: &str| {
                format!("fn f(&self, x: u8) {{ let (y, _) = g(); {{ let z = 1; }} h({body}) }}")
            };
            let source = Source::file(Path::new("main.rs"), &text(body));
            let file = syn::parse_file(source.text()).unwrap();
            assert_eq!(source.edit(whole_captures(&file)).text(), text(expected));
        }
    }
}
