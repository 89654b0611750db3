-- What a space lets in, beside its sizes: a search for the room of given things asks for both. One bit a kind, in the order of the list; a space that names none takes all.
alter table space_search add column goods smallint not null default 1023;
update space_search r set goods = (
  select sum(1 << (array_position(array['furniture', 'boxes', 'appliances', 'clothes', 'books_documents', 'sports', 'bicycles', 'vehicles', 'tools', 'stock'], kind) - 1))
  from unnest(s.allowed_goods) kind)
from spaces s where s.id = r.id and cardinality(s.allowed_goods) > 0;
