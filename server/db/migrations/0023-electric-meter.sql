-- Whether a space has an electricity meter of its own.
alter table spaces add column has_electric_meter boolean not null default false;
