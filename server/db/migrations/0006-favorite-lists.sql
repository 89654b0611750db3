-- Lists with a name of their own, each under one name only, and links that show a list to whoever has them.
alter table favorite_lists drop constraint favorite_lists_name_check;
alter table favorite_lists add constraint favorite_lists_name_check check (char_length(name) between 1 and 40);
create unique index favorite_lists_one_of_a_name on favorite_lists (user_id, lower(name));
-- What the link's token is made of; without it nobody else sees the list.
alter table favorite_lists add column share_id uuid unique;
-- Lists are read newest first.
drop index favorites_by_list;
create index favorites_by_list on favorites (list_id, created_at desc, id desc);
