//! `#[fastout]` of proconio, written out for a judge that does not have it: the very statements that the macro makes. The
//! check holds them against what the macro itself made.

use super::source::{Edit, With};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, ImplItemFn, ItemFn};

const BEFORE: &str = "{
    let __proconio_stdout = ::std::io::stdout();
    let mut __proconio_stdout = ::std::io::BufWriter::new(__proconio_stdout.lock());
    #[allow(unused_macros)]
    macro_rules! print { ($($tt:tt)*) => {{
        use std::io::Write as _;
        ::std::write!(__proconio_stdout, $($tt)*).unwrap();
    }}; }
    #[allow(unused_macros)]
    macro_rules! println { ($($tt:tt)*) => {{
        use std::io::Write as _;
        ::std::writeln!(__proconio_stdout, $($tt)*).unwrap();
    }}; }
    let __proconio_res = ";

const BEHIND: &str = ";
    <::std::io::BufWriter<::std::io::StdoutLock> as ::std::io::Write>::flush(&mut __proconio_stdout).unwrap();
    return __proconio_res;
}";

/// The edits for all functions with the attribute.
pub fn written_out(file: &syn::File) -> Vec<Edit> {
    let mut functions = Functions(Vec::new());
    functions.visit_file(file);
    functions.0
}

struct Functions(Vec<Edit>);

impl Functions {
    fn function(&mut self, attributes: &[Attribute], block: &Block) {
        let Some(attribute) = attributes.iter().find(|attribute| is_fastout(attribute)) else {
            return;
        };
        let (at, block) = (attribute.span().byte_range(), block.span().byte_range());
        self.0.push((at, With::Text(String::new())));
        self.0.push((block.start..block.start, With::Text(BEFORE.into())));
        self.0.push((block.end..block.end, With::Text(BEHIND.into())));
    }
}

fn is_fastout(attribute: &Attribute) -> bool {
    let path = &attribute.path().segments;
    let is_of_proconio = path.len() == 1 || path[0].ident == "proconio";
    is_of_proconio && path.last().is_some_and(|last| last.ident == "fastout")
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.attrs, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.attrs, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
}
