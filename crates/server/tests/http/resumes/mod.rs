mod delete;
mod download;
mod limits;
mod parse;
mod render;
mod save;
mod strangers;
mod upload;
