/** Columns that keep values after an erasure, and why; a test compares the erasure with this list. */
interface Kept {
  readonly columns: readonly string[];
  readonly because: string;
}

const BOOKS = 'the books: amounts, days and states of bookings and payments, under a uuid that identifies nobody';

const WORDS = 'texts of a rental, which the other side may need as long as the books; without the name of the erased user';

export const KEPT_AFTER_ERASURE: Readonly<Record<string, Kept>> = {
  users: {
    columns: ['id', 'email', 'locale', 'terms_version', 'terms_accepted_at', 'created_at', 'updated_at'],
    because: 'the pseudonym that the books are kept under; its e-mail is made from its uuid and receives nothing',
  },
  spaces: {
    columns: [
      'id', 'status', 'type', 'size_m2', 'price_month_cents', 'min_days', 'discount_90_percent', 'discount_180_percent', 'discount_365_percent', 'deposit_half_months',
      'cancellation_policy', 'access_mode', 'visit_notice_hours', 'visits_per_month', 'keys_lent', 'is_instant_book', 'available_from', 'published_at', 'created_at',
      'updated_at', 'verified_at',
    ],
    because: 'bookings refer to it: type and price of the space, without its place and host',
  },
  bookings: {
    columns: [
      'id', 'reference', 'space_id', 'renter_id', 'host_id', 'status', 'cancelled_by', 'term_type', 'starts_on', 'ends_on', 'billing_state', 'dispute_state', 'rent_cents',
      'renter_fee_cents', 'protection_cents', 'total_cents', 'commission_cents', 'host_net_cents', 'deposit_cents', 'charges', 'terms_snapshot', 'cancellation_policy',
      'protection_plan', 'hold_expires_at', 'respond_by', 'decline_reason', 'requested_at', 'decided_at', 'cancelled_at', 'cancel_reason', 'started_at', 'end_told_at',
      'move_out_at', 'completed_at', 'created_at', 'updated_at',
    ],
    because: BOOKS,
  },
  booking_events: { columns: ['id', 'booking_id', 'from_status', 'to_status', 'action', 'actor_role', 'at'], because: BOOKS },
  payments: {
    columns: [
      'id', 'booking_id', 'cycle_no', 'kind', 'rent_cents', 'renter_fee_cents', 'protection_cents', 'iva_cents', 'total_cents', 'currency', 'status', 'provider',
      'provider_ref', 'due_at', 'authorized_at', 'captured_at', 'failure_code', 'created_at', 'updated_at',
    ],
    because: BOOKS,
  },
  refunds: {
    columns: [
      'id', 'booking_id', 'payment_id', 'rent_cents', 'renter_fee_cents', 'protection_cents', 'iva_cents', 'total_cents', 'reason_code', 'initiated_by', 'policy_snapshot', 'status',
      'provider_ref', 'failure_code', 'created_at', 'completed_at',
    ],
    because: BOOKS,
  },
  ledger_entries: { columns: ['id', 'account', 'amount_cents', 'booking_id', 'memo', 'created_at'], because: BOOKS },
  reviews: {
    columns: [
      'id', 'booking_id', 'round', 'direction', 'author_id', 'subject_id', 'space_id', 'overall', 'accuracy', 'access', 'condition', 'security', 'communication', 'value', 'care',
      'rules', 'payment', 'text', 'language', 'status', 'submitted_at', 'published_at', 'replaced_by', 'reply_text', 'reply_at',
    ],
    because: 'published reviews inform other users: they stay, without the name of author or subject',
  },
  conversations: { columns: ['id', 'space_id', 'renter_id', 'host_id', 'kind', 'last_message_at', 'created_at'], because: WORDS },
  conversation_sides: { columns: ['conversation_id'], because: WORDS },
  messages: {
    columns: ['id', 'conversation_id', 'sender_id', 'receiver_id', 'body', 'event_type', 'event_facts', 'booking_id', 'is_read', 'read_at', 'created_at'],
    because: WORDS,
  },
  message_attachments: {
    columns: ['id', 'conversation_id', 'uploader_id', 'message_id', 'position', 'kind', 'name', 'bytes', 'width', 'height', 'created_at'],
    because: 'files that the other side sent about a rental; the files of the user are deleted',
  },
  consents: { columns: ['id', 'purpose', 'version', 'is_granted', 'source', 'at'], because: 'proof of the consent to past processing' },
  erasures: { columns: ['id', 'status', 'requested_at', 'run_at', 'cancelled_at', 'done_at'], because: 'proof that the erasure was done when it was requested' },
  audit_log: {
    columns: ['id', 'action', 'object_type', 'object_id', 'before', 'after', 'reason', 'at'],
    because: 'the audit log cannot be changed; it holds ids, codes and the reasons given by staff',
  },
};
