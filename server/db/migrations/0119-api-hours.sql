-- Calls of the API by the hour, whoever made them, for the page about its state.
create table api_hours (
  hour timestamptz primary key check (hour = date_trunc('hour', hour, 'UTC')),
  calls integer not null default 0 check (calls >= 0),
  failures integer not null default 0 check (failures between 0 and calls),
  durations integer[] not null
);
