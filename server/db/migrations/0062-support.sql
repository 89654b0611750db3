-- Tickets of support: what somebody asks, what is answered, and until when.
create table ticket_counters (
  year smallint primary key,
  -- The last number given in this year; the row's lock keeps the numbers without gaps.
  last_number integer not null check (last_number > 0)
);

create table tickets (
  id uuid primary key,
  code text not null constraint tickets_code unique check (code ~ '^SUP-\d{4}-\d{6}$'),
  -- Null for somebody without an account, who is answered at the address below.
  requester_id uuid references users (id),
  name text not null,
  email text,
  category text not null check (category in ('booking', 'payment', 'refund', 'access', 'damage', 'verification', 'space', 'account', 'personal_data', 'report', 'other')),
  booking_id uuid references bookings (id),
  subject text not null check (char_length(subject) between 1 and 100),
  source text not null check (source in ('web', 'contact', 'mail')),
  locale text not null check (locale in ('es', 'en')),
  priority text not null check (priority in ('normal', 'urgent')),
  status text not null check (status in ('open', 'waiting_user', 'waiting_staff', 'resolved', 'closed')),
  assignee_id uuid references users (id),
  first_answer_due_at timestamptz not null,
  first_answered_at timestamptz,
  -- Null while nothing is to be answered.
  answer_due_at timestamptz,
  solve_by timestamptz not null,
  waiting_since timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  satisfaction smallint check (satisfaction between 1 and 5),
  rated_at timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint tickets_have_an_address check (requester_id is not null or email is not null)
);
create index tickets_by_requester on tickets (requester_id, last_message_at desc, id desc) where requester_id is not null;
create index tickets_by_email on tickets (email) where email is not null;
create index tickets_by_booking on tickets (booking_id) where booking_id is not null;
create index tickets_by_assignee on tickets (assignee_id) where assignee_id is not null;
create index tickets_queue on tickets (answer_due_at, id) where status in ('open', 'waiting_user', 'waiting_staff');
create index tickets_done on tickets (last_message_at desc, id desc) where status in ('resolved', 'closed');

create table ticket_messages (
  id uuid primary key,
  seq bigint generated always as identity unique,
  ticket_id uuid not null references tickets (id) on delete cascade,
  author text not null check (author in ('requester', 'staff', 'system')),
  author_id uuid references users (id),
  body text not null,
  -- A note of the staff, which the requester never sees.
  is_internal boolean not null default false,
  is_mail boolean not null default false,
  -- The Message-ID of a mail, so that one that comes twice is one message.
  mail_key text,
  created_at timestamptz not null,
  constraint ticket_messages_mail unique (ticket_id, mail_key),
  constraint ticket_notes_by_staff check (not is_internal or author = 'staff')
);
create index ticket_messages_of_ticket on ticket_messages (ticket_id, seq desc);
create index ticket_messages_by_author on ticket_messages (author_id) where author_id is not null;

create table ticket_files (
  id uuid primary key,
  ticket_id uuid references tickets (id) on delete cascade,
  -- Null until it is sent.
  message_id uuid references ticket_messages (id) on delete cascade,
  uploader_id uuid references users (id),
  position smallint not null default 0,
  storage_key text not null unique,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null
);
create index ticket_files_of_message on ticket_files (message_id, position);
create index ticket_files_of_ticket on ticket_files (ticket_id);
create index ticket_files_by_uploader on ticket_files (uploader_id) where uploader_id is not null;

create table saved_replies (
  id uuid primary key,
  title text not null check (char_length(title) between 3 and 60),
  text_es text not null,
  text_en text not null,
  updated_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Messages of the contact page become tickets. They were answered by mail, so they are closed ones.
insert into tickets (id, code, requester_id, name, email, category, subject, source, locale, priority, status,
  first_answer_due_at, solve_by, closed_at, last_message_at, created_at, updated_at)
select gen_random_uuid(), c.code, u.id, c.name, case when u.id is null then c.email end,
  case c.topic when 'booking' then 'booking' when 'payment' then 'payment' when 'hosting' then 'space'
    when 'account' then 'account' when 'personal_data' then 'personal_data' when 'report' then 'report' else 'other' end,
  case c.locale when 'en' then 'Message from the contact page' else 'Mensaje desde Contacto' end,
  'contact', c.locale, 'normal', 'closed', c.created_at, c.created_at, c.created_at, c.created_at, c.created_at, c.created_at
from contact_messages c
left join users u on u.id = c.user_id and u.email = c.email;
insert into ticket_messages (id, ticket_id, author, author_id, body, created_at)
select gen_random_uuid(), t.id, 'requester', t.requester_id, c.message, c.created_at
from contact_messages c join tickets t on t.code = c.code;
insert into ticket_counters (year, last_number)
select substr(code, 5, 4)::smallint, max(substr(code, 10)::integer) from contact_messages group by 1;
-- A process of the version before refuses the contact form for the seconds until it is replaced.
drop table contact_messages;
drop sequence support_codes;
