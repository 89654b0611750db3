/** Columns the seed fills, with their types. */
export const USER_COLUMNS = {
  id: 'uuid', email: 'text', full_name: 'text', password_hash: 'text', email_verified_at: 'timestamptz', locale: 'text', terms_version: 'text',
  terms_accepted_at: 'timestamptz', bio: 'text', is_trader: 'boolean', response_minutes: 'int', response_rate_percent: 'smallint', created_at: 'timestamptz', updated_at: 'timestamptz', onboarded_at: 'timestamptz',
  city: 'text', languages: 'text[]', phone: 'text', phone_verified_at: 'timestamptz', is_demo: 'boolean',
} as const;

export const SPACE_COLUMNS = {
  id: 'uuid', host_id: 'uuid', status: 'text', type: 'text', title: 'text', description: 'text', size_m2: 'float8', length_m: 'float8', width_m: 'float8', height_m: 'float8',
  door_width_m: 'float8', door_height_m: 'float8', features: 'text[]', humidity: 'text', allowed_goods: 'text[]', price_month_cents: 'int', min_days: 'int',
  discount_90_percent: 'smallint', discount_180_percent: 'smallint', discount_365_percent: 'smallint', deposit_half_months: 'smallint', cancellation_policy: 'text',
  tax_profile: 'text', nif: 'text', address: 'text', floor: 'text', door: 'text', city: 'text', city_id: 'smallint', postal_code: 'text', district: 'text', lat: 'float8', lng: 'float8',
  area_lat: 'float8', area_lng: 'float8', access_mode: 'text', access_hours: 'jsonb', visit_notice_hours: 'smallint', visits_per_month: 'smallint', access_instructions: 'text',
  keys_lent: 'smallint', is_instant_book: 'boolean', available_from: 'date', declarations: 'jsonb', is_sample: 'boolean', published_at: 'timestamptz', created_at: 'timestamptz', updated_at: 'timestamptz',
} as const;

export const PHOTO_COLUMNS = {
  id: 'uuid', space_id: 'uuid', storage_key: 'text', position: 'smallint', alt_es: 'text', alt_en: 'text', width: 'int', height: 'int',
} as const;

export const BOOKING_COLUMNS = {
  id: 'uuid', reference: 'text', space_id: 'uuid', renter_id: 'uuid', host_id: 'uuid', status: 'text', cancelled_by: 'text', term_type: 'text', starts_on: 'date', ends_on: 'date',
  rent_cents: 'int', renter_fee_cents: 'int', protection_cents: 'int', total_cents: 'int', commission_cents: 'int', host_net_cents: 'int', deposit_cents: 'int', charges: 'jsonb',
  terms_snapshot: 'jsonb', cancellation_policy: 'text', protection_plan: 'text', goods: 'text[]', declared_value: 'text', message: 'text', hold_expires_at: 'timestamptz', respond_by: 'timestamptz', decline_reason: 'text',
  decline_text: 'text', requested_at: 'timestamptz', decided_at: 'timestamptz',
  cancelled_at: 'timestamptz', cancel_reason: 'text', started_at: 'timestamptz', move_out_at: 'timestamptz', completed_at: 'timestamptz', created_at: 'timestamptz', updated_at: 'timestamptz',
} as const;
