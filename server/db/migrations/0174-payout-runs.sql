-- The days on which the hosts were paid out: without one since the first of its month, a run pays amounts below the minimum, too.
create table payout_runs (
  run_on date primary key
);
insert into payout_runs select distinct run_on from payouts;
