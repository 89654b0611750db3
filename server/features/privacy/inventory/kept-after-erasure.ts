/** What stays of a person who was erased, and why: a test holds the erasure to this list. */
interface Kept {
  readonly columns: readonly string[];
  readonly because: string;
}

const BOOKS = 'the books: amounts, days and states of bookings and payments, under a uuid that names nobody';

const WORDS = 'what the two sides of a rental wrote to each other: the other side may need it as long as the books; nothing in it names her';

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
    because: 'bookings refer to it: that there was a space of this kind at this price, not where or whose',
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
    because: 'others choose by what was published of a rental: it stays, without the name of whoever wrote it or was meant',
  },
  conversations: { columns: ['id', 'space_id', 'renter_id', 'host_id', 'kind', 'last_message_at', 'created_at'], because: WORDS },
  conversation_sides: { columns: ['conversation_id'], because: WORDS },
  messages: {
    columns: ['id', 'conversation_id', 'sender_id', 'receiver_id', 'body', 'event_type', 'event_facts', 'booking_id', 'is_read', 'read_at', 'created_at'],
    because: WORDS,
  },
  message_attachments: {
    columns: ['id', 'conversation_id', 'uploader_id', 'message_id', 'position', 'kind', 'name', 'bytes', 'width', 'height', 'created_at'],
    because: 'files that the other side sent her about a rental; her own go',
  },
  consents: { columns: ['id', 'purpose', 'version', 'is_granted', 'source', 'at'], because: 'the proof that what was done with her data was done with her leave' },
  erasures: { columns: ['id', 'status', 'requested_at', 'run_at', 'cancelled_at', 'done_at'], because: 'the proof that she was erased when she asked for it' },
  audit_log: {
    columns: ['id', 'action', 'object_type', 'object_id', 'before', 'after', 'reason', 'at'],
    because: 'the record of sensitive acts cannot be changed; it carries ids and codes, and the reason a member of the staff gave',
  },
};
