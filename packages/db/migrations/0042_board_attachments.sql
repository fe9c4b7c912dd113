-- Files that go with a post.

create table board_attachment (
  mall_id int not null,
  -- Random; the bytes lie in the file store under it.
  attachment_name uuid not null,
  board_type text not null,
  post_no int not null,
  position int not null,
  -- As the reader keeps it.
  file_name text not null,
  -- The ending of the name: what the file is sent as.
  file_type text not null check (
    file_type in ('pdf', 'hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'csv', 'txt', 'jpg', 'png', 'zip')),
  byte_count int not null check (byte_count > 0),
  primary key (mall_id, attachment_name),
  unique (mall_id, board_type, post_no, position),
  foreign key (mall_id, board_type, post_no) references board_post on delete cascade
);

alter table board_attachment enable row level security;
alter table board_attachment force row level security;
create policy own_mall on board_attachment using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert on board_attachment to mall_app;
