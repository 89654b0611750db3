-- Files of messages: uploaded first, then sent with one. Pictures are made anew from their pixels; all of it lies sealed.
create table message_attachments (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  uploader_id uuid not null references users (id),
  message_id uuid references messages (id) on delete cascade, -- null until it is sent
  position smallint not null default 0,
  storage_key text not null unique,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null,
  bytes int not null check (bytes > 0),
  width int,
  height int,
  created_at timestamptz not null,
  check ((kind = 'image') = (width is not null and height is not null))
);
create index message_attachments_by_message on message_attachments (message_id, position) where message_id is not null;
create index message_attachments_by_conversation on message_attachments (conversation_id);
create index message_attachments_by_uploader on message_attachments (uploader_id);
create index message_attachments_unsent on message_attachments (created_at) where message_id is null;

-- Times in which somebody cannot write: too many of their messages held contact data.
create table message_pauses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kinds text[] not null, -- what was hidden in them
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index message_pauses_by_user on message_pauses (user_id, ends_at desc);

-- Answers that hosts keep at hand.
create table quick_replies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  created_at timestamptz not null
);
create index quick_replies_by_user on quick_replies (user_id, created_at, id);

-- Messages and conversations that one of the two holds to be illegal or against the rules (DSA, article 16). Said twice, it is one report.
create sequence message_report_codes;
create table message_reports (
  code text primary key, -- MSG-2026-000012
  conversation_id uuid not null references conversations (id) on delete cascade,
  message_id uuid references messages (id) on delete set null,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('fraud', 'abuse', 'spam', 'illegal', 'personal_data', 'other')),
  details text not null,
  created_at timestamptz not null
);
create unique index message_reports_once on message_reports (user_id, conversation_id, coalesce(message_id, conversation_id), reason, md5(details));
create index message_reports_by_conversation on message_reports (conversation_id);

-- Up to where unread messages were told of by e-mail.
create table message_mails (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seq bigint not null,
  sent_at timestamptz not null,
  primary key (conversation_id, user_id)
);
create index message_mails_by_user on message_mails (user_id);

-- While a conversation's notification is unread a newer message renews it instead of adding one.
create unique index notifications_one_per_conversation on notifications (user_id, (params ->> 'address')) where type = 'message_received' and not is_read;
