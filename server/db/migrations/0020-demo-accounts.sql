-- Accounts of the demo are known by a mark of their own: their e-mail address and password can be changed by whoever tries the demo.
alter table users add column is_demo boolean not null default false;

-- Those of earlier databases: by the addresses and ids the demo gave them, by the one password hash it gave to all, and as hosts of its spaces.
update users set is_demo = true
where erased_at is null and (
  email like '%@demo.hueco.test'
  or email in ('renter@hueco.test', 'host@hueco.test', 'both@hueco.test', 'admin@hueco.test')
  or id in ('422c715f-8e90-475e-a1e7-02fb5ded148b', '85c3fb4f-594e-41d0-9cd0-e6a09b65da34', '1e59b359-8f43-4903-8ba4-9519e3fd73f1', '99e72897-1c88-43e2-935d-dab3d8353b50')
  or password_hash in (select password_hash from users where erased_at is null group by password_hash having count(*) > 1)
  or id in (select host_id from spaces where is_sample)
);
