/** A statement with its values, as node-postgres takes it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

// Hand-written, and independent of the product's SQL: slow SQL of the product must not raise the baseline.

const COVER = `(select json_build_object('url', p.storage_key, 'alt', p.alt_es, 'widths', p.widths) from space_photos p
  where p.space_id = s.id order by p.position limit 1)`;

/** A page of a city sorted by price, as JSON. */
export const LIST_SQL = `select json_agg(found) from (
  select s.id, s.title, s.type, s.size_m2, s.city, s.district, s.features, s.access_mode, s.is_instant_book, s.price_month_cents, ${COVER} as cover,
    (select count(*) from space_photos p where p.space_id = s.id) as photos
  from (select r.id, r.price_cents from space_search r join cities c on c.id = r.city_id where c.name = $1
        order by r.price_cents, r.id limit $2) k
  join spaces s on s.id = k.id order by k.price_cents, k.id) found`;

/** A space with its pictures, host, reviews, taken days and four others of its city, as JSON. */
export const SPACE_SQL = `select json_build_object('space', to_jsonb(s) - 'draft',
    'photos', (select json_agg(p order by p.position) from space_photos p where p.space_id = s.id),
    'host', (select json_build_object('name', u.display_name, 'bio', u.bio, 'since', u.created_at) from users u where u.id = s.host_id),
    'reviews', (select json_agg(v) from (select r.id, r.overall, r.text, r.published_at from reviews r
      where r.space_id = s.id and r.published_at is not null order by r.published_at desc limit 4) v),
    'busy', (select json_agg(b.period) from bookings b where b.space_id = s.id and b.period && daterange($2::date, $3::date)),
    'similar', (select json_agg(o) from (select x.id, x.title, x.price_month_cents from space_search y join spaces x on x.id = y.id
      where y.city_id = s.city_id and y.id <> s.id order by y.rel desc limit 4) o))
  from spaces s where s.id = $1`;

/** A user's newest notifications with their bookings, as JSON. */
export const NOTIFICATIONS_SQL = `select json_agg(n) from (
  select n.id, n.type, n.params, n.title, n.message, n.is_read, n.created_at, n.booking_id, b.renter_id
  from notifications n left join bookings b on b.id = n.booking_id
  where n.user_id = $1 and n.is_in_bell order by n.created_at desc, n.id desc limit $2) n`;
