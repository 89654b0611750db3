import { withheldTable, type TableInventory } from './inventory-types.js';

const RENTER = 'bookings-as-renter';
const HOST = 'bookings-as-host';
const REVIEWS_BY = 'reviews-by-me';
const REVIEWS_OF = 'reviews-about-me';

/** Tables of spaces, bookings and payments. */
export const marketTables: readonly TableInventory[] = [
  {
    table: 'spaces',
    files: { spaces: 'host_id = :person' },
    columns: {
      id: true, host_id: 'internal', client_key: 'internal', status: true, type: true, title: true, description: true, size_m2: true, length_m: true, width_m: true,
      height_m: true, door_width_m: true, door_height_m: true, features: true, humidity: true, allowed_goods: true, price_month_cents: true, min_days: true,
      discount_90_percent: true, discount_180_percent: true, discount_365_percent: true, deposit_half_months: true, cancellation_policy: true, tax_profile: true, nif: true,
      address: true, floor: true, door: true, city: true, city_id: 'derived', postal_code: true, district: true, lat: true, lng: true, area_lat: true, area_lng: true,
      access_mode: true, access_hours: true, visit_notice_hours: true, visits_per_month: true, access_instructions: true, keys_lent: true, is_instant_book: true,
      available_from: true, declarations: true, draft: true, draft_saved_at: true, featured_rank: true, is_sample: 'internal', published_at: true, created_at: true,
      updated_at: true, verified_at: true,
    },
  },
  {
    table: 'space_photos',
    files: { 'space-photos': 'space_id in (select id from spaces where host_id = :person)' },
    columns: {
      id: true, space_id: true, storage_key: 'internal', position: true, alt_es: true, alt_en: true, width: true, height: true, widths: 'derived', thumbhash: 'derived',
      color: 'derived', created_at: true,
    },
  },
  withheldTable(
    'space_search',
    ['id', 'rel', 'listed_at', 'price_cents', 'price_m2_cents', 'size_m2', 'city_id', 'pc', 'district', 'type', 'features', 'goods', 'access_mode', 'is_24h', 'is_instant', 'min_days',
      'height_m', 'door_width_m', 'available_from', 'lat', 'lng', 'pt', 'busy', 'tsv'],
    'derived',
  ),
  {
    table: 'bookings',
    // A hold is not shown to the host until the renter has sent the request.
    files: { [RENTER]: 'renter_id = :person', [HOST]: 'host_id = :person and requested_at is not null' },
    columns: {
      id: true, reference: true, space_id: true, renter_id: true, host_id: true, status: true, cancelled_by: true, term_type: true, starts_on: true, ends_on: true,
      period: 'derived', billing_state: [RENTER], dispute_state: true, rent_cents: true, renter_fee_cents: [RENTER], protection_cents: [RENTER], total_cents: [RENTER],
      commission_cents: [HOST], host_net_cents: [HOST], deposit_cents: true, charges: [RENTER], terms_snapshot: true, cancellation_policy: true, protection_plan: true,
      goods: true, declared_value: true, message: true, hold_expires_at: [RENTER], respond_by: true, decline_reason: true, decline_text: true, requested_at: true,
      decided_at: true, cancelled_at: true, cancel_reason: true, cancel_text: true, started_at: true, end_told_at: 'internal', move_out_at: true, completed_at: true,
      created_at: true, updated_at: true,
    },
  },
  {
    table: 'booking_events',
    files: { 'booking-history': 'booking_id in (select id from bookings where renter_id = :person or (host_id = :person and requested_at is not null))' },
    columns: { id: true, booking_id: true, from_status: true, to_status: true, action: true, actor_role: true, actor_id: 'derived', data: true, at: true },
  },
  {
    table: 'payments',
    files: { payments: 'renter_id = :person' },
    columns: {
      id: true, booking_id: true, renter_id: 'internal', cycle_no: true, kind: true, rent_cents: true, renter_fee_cents: true, protection_cents: true, iva_cents: true,
      total_cents: true, currency: true, status: true, provider: true, provider_ref: true, payment_method_ref: 'secret', method_brand: true, method_last4: true,
      idempotency_key: 'internal', due_at: true, authorized_at: true, captured_at: true, failure_code: true, attempts: 'internal', pending_step: 'internal',
      pending_since: 'internal', pending_by: 'internal', action_url: 'secret', created_at: true, updated_at: true,
    },
  },
  {
    table: 'refunds',
    files: { refunds: 'booking_id in (select id from bookings where renter_id = :person)' },
    columns: {
      id: true, booking_id: true, payment_id: true, rent_cents: true, renter_fee_cents: true, protection_cents: true, iva_cents: true, total_cents: true, reason_code: true,
      initiated_by: true, policy_snapshot: true, status: true, provider_ref: true, failure_code: true, idempotency_key: 'internal', asked_at: 'internal', created_at: true,
      completed_at: true,
    },
  },
  {
    table: 'ledger_entries',
    files: {
      ledger: `(account in ('renter_cash', 'refunded', 'deposit_liability') and booking_id in (select id from bookings where renter_id = :person))
        or (account in ('held', 'host_payable', 'host_paid') and booking_id in (select id from bookings where host_id = :person))`,
    },
    columns: { id: true, tx_id: 'internal', account: true, amount_cents: true, booking_id: true, payment_id: 'internal', memo: true, created_at: true },
  },
  { table: 'favorite_lists', files: { 'favorite-lists': 'user_id = :person' }, columns: { id: true, user_id: 'internal', name: true, share_id: 'secret', created_at: true } },
  {
    table: 'favorites',
    files: { favorites: 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', space_id: true, list_id: true, note: true, price_at_save_cents: true, notify_price_drop: true, told_price_cents: true, created_at: true,
    },
  },
  {
    table: 'saved_searches',
    files: { 'saved-searches': 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', name: true, filter: true, filter_key: 'derived', cadence: true, city_id: 'derived', postal_codes: 'derived', zone: 'derived',
      price_min_cents: 'derived', price_max_cents: 'derived', size_min_m2: 'derived', size_max_m2: 'derived', types: 'derived', ends_on: 'derived', seen_at: true,
      told_at: true, created_at: true,
    },
  },
  {
    table: 'saved_search_matches',
    files: { 'saved-search-matches': 'search_id in (select id from saved_searches where user_id = :person)' },
    columns: { search_id: true, space_id: true, matched_at: true, told_at: true },
  },
  {
    table: 'contact_messages',
    files: { 'messages-to-us': 'user_id = :person or email = (select email from users where id = :person)' },
    columns: { code: true, user_id: 'internal', name: true, email: true, topic: true, message: true, locale: true, created_at: true },
  },
  {
    table: 'space_reports',
    files: { 'reports-to-us': 'user_id = :person or email = (select email from users where id = :person)' },
    columns: { code: true, space_id: true, user_id: 'internal', name: true, email: true, reason: true, details: true, locale: true, created_at: true },
  },
  {
    table: 'reviews',
    files: { [REVIEWS_BY]: 'author_id = :person', [REVIEWS_OF]: `subject_id = :person and status = 'published'` },
    columns: {
      id: true, booking_id: true, round: true, direction: true, author_id: true, subject_id: true, space_id: true, overall: true, accuracy: true, access: true, condition: true,
      security: true, communication: true, value: true, care: true, rules: true, payment: true, text: true, private_note: true, language: true, status: true, flags: 'internal',
      submitted_at: true, published_at: true, replaced_by: true, reply_text: true, reply_at: true, decision_text: [REVIEWS_BY], decided_at: [REVIEWS_BY],
    },
  },
  withheldTable('review_rounds', ['booking_id', 'kind', 'opens_at', 'closes_at', 'closed_at', 'reminded_day'], 'derived'),
  withheldTable('ratings', ['kind', 'subject_id', 'count', 'sum', 'stars', 'scores'], 'derived'),
  {
    table: 'review_reports',
    files: { 'review-reports-to-us': 'user_id = :person or email = (select email from users where id = :person)' },
    columns: { code: true, review_id: true, user_id: 'internal', name: true, email: true, reason: true, details: true, locale: true, created_at: true, decided_at: true },
  },
  {
    table: 'waiting_list',
    files: { 'waiting-lists': 'email = (select email from users where id = :person)' },
    columns: { id: 'internal', token_hash: 'secret', city_id: true, email: true, locale: true, created_at: true },
  },
  {
    table: 'notifications',
    files: { notifications: 'user_id = :person' },
    columns: {
      id: true, user_id: 'internal', type: true, params: true, title: true, message: true, booking_id: true, is_in_bell: 'internal', is_read: true, read_at: true, dedupe_key: 'internal',
      created_at: true,
    },
  },
];

/** The platform's own tables: settings, places, outbox, limits and the sandbox payment provider. */
export const houseTables: readonly TableInventory[] = [
  withheldTable('platform_constants', ['key', 'value', 'unit', 'min', 'max', 'changed_by', 'changed_at'], 'others'),
  withheldTable('cities', ['id', 'slug', 'name', 'province_code', 'lat', 'lng', 'position'], 'others'),
  withheldTable('outbox', ['id', 'type', 'payload', 'created_at', 'dispatched_at', 'attempts', 'next_attempt_at', 'last_error']),
  withheldTable('idempotency_keys', ['user_id', 'operation', 'key', 'request_hash', 'response', 'created_at']),
  withheldTable('rate_limits', ['key', 'points', 'expire']),
  withheldTable('sandbox_payment_methods', ['id', 'brand', 'last4', 'exp_month', 'exp_year', 'behaviour', 'created_at'], 'others'),
  withheldTable(
    'sandbox_intents',
    ['id', 'idempotency_key', 'payment_method_id', 'amount_cents', 'captured_cents', 'status', 'failure_code', 'metadata', 'created_at', 'updated_at'],
    'others',
  ),
  withheldTable('sandbox_refunds', ['id', 'idempotency_key', 'intent_id', 'amount_cents', 'created_at'], 'others'),
  // Anonymous answers.
  withheldTable('article_answers', ['id', 'slug', 'locale', 'version', 'is_helpful', 'comment', 'visit_hash', 'answered_at'], 'others'),
  withheldTable('migrations', ['id', 'name', 'executed_at']),
];
