create table menu_item (
  seq       integer primary key,
  type      text not null,
  is_parent text not null,
  url       text not null default '',
  manu_name text not null
);

create table sub_menu_item (
  manu_id     integer not null references menu_item on delete cascade,
  position    integer not null,
  url         text not null,
  description text not null,
  primary key (manu_id, position)
);

create table notice_panel (
  position  integer primary key,
  colour    text not null default '',
  note_html text not null
);
