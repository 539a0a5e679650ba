//! Explores combinatorial games: a game and a question go in; a table, its pattern, a proof and pictures come
//! out.
