-- Which call runs, and until when it holds its key without a renewal: a claim outlives a timeout, but not its process.
alter table repeated_answers add column claim_id uuid;
alter table repeated_answers add column claimed_until timestamptz not null default now() + interval '1 minute';
