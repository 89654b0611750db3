-- What is kept of the things that a renter left in the space of a rental that ended for a breach, two months after the charge.
create table abandonment_files (
  booking_id uuid primary key references bookings (id),
  opened_on date not null, -- storage costs from this day on
  monthly_rent_cents int not null check (monthly_rent_cents >= 0),
  things text check (length(things) between 1 and 5000),
  witnesses jsonb, -- names of two people
  listed_at timestamptz,
  letter_reference text check (length(letter_reference) between 4 and 80), -- of the certified letter, by the post
  letter_sent_at timestamptz,
  constraint abandonment_files_list check (num_nonnulls(things, witnesses, listed_at) in (0, 3)),
  constraint abandonment_files_letter check (
    num_nonnulls(letter_reference, letter_sent_at) in (0, 2) and (letter_sent_at is null or listed_at is not null))
);

alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check check (kind in ('receipt', 'platform_invoice', 'host_invoice', 'corrective_invoice', 'rental_terms', 'formal_notice', 'condition_report', 'payout_statement', 'abandonment_letter'));
alter table documents drop constraint documents_source_type_check;
alter table documents add constraint documents_source_type_check check (source_type in ('payment', 'refund', 'booking', 'notice', 'move_in', 'move_out', 'payout', 'abandonment'));
