-- The staff read the log of consents newest first, all of it or what one filter leaves.
create index consents_by_time on consents (at desc, id desc);
create index consents_by_purpose on consents (purpose, at desc, id desc);
create index consents_by_source on consents (source, at desc, id desc);
create index consents_not_granted on consents (at desc, id desc) where not is_granted;
