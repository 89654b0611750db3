-- What a renter and a host write to each other about a space: one conversation for the two of them, however it began.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  space_id uuid references spaces (id) on delete set null,
  renter_id uuid not null references users (id),
  host_id uuid not null references users (id),
  kind text not null default 'direct' check (kind in ('direct', 'booking')),
  last_message_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint conversations_one_each unique (space_id, renter_id),
  check (renter_id <> host_id)
);
create index conversations_by_renter on conversations (renter_id);
create index conversations_by_host on conversations (host_id);

-- How each of the two keeps it.
create table conversation_sides (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id),
  is_muted boolean not null default false,
  is_hidden boolean not null default false,
  has_blocked boolean not null default false,
  primary key (conversation_id, user_id)
);
create index conversation_sides_by_user on conversation_sides (user_id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  -- The order of a conversation.
  seq bigint generated always as identity,
  conversation_id uuid not null references conversations (id) on delete cascade,
  kind text not null check (kind in ('text', 'event')),
  sender_id uuid references users (id),
  receiver_id uuid references users (id),
  -- As both of them read it: contact data is taken out, and U+FFFC stands where it was.
  body text not null default '',
  -- As it was written, only where something was taken out; for safety reviews, for a time.
  original text,
  mask_kinds text[] not null default '{}',
  event_type text,
  event_facts jsonb not null default '{}',
  booking_id uuid references bookings (id) on delete set null,
  is_read boolean not null default false,
  read_at timestamptz,
  -- Of lines that events make: each comes once.
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  check ((kind = 'text') = (sender_id is not null and receiver_id is not null)),
  check ((kind = 'event') = (event_type is not null))
);
create unique index messages_by_conversation on messages (conversation_id, seq desc);
create index messages_unread on messages (receiver_id, conversation_id) where not is_read;
create index messages_by_sender on messages (sender_id, created_at desc);
create index messages_with_original on messages (created_at) where original is not null;
