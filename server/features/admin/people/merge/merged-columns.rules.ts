import type { Tables } from '../../../../database.js';
import { MergedKind } from './merge.types.js';

/** A column that references an account: it is set to the other account's uuid. */
export interface MergedColumn {
  readonly kind: MergedKind;
  readonly table: keyof Tables;
  readonly column: string;
  /** Columns whose values are unique per account: rows that the other account already has are deleted instead of moved. */
  readonly once?: readonly string[];
}

const { SPACES, REQUESTS, CONVERSATIONS, FAVORITES, SEARCHES, REPORTS, TICKETS, MEASURES, OTHER } = MergedKind;

type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string;

const of = <Table extends keyof Tables>(
  kind: MergedKind,
  table: Table,
  column: ColumnOf<Table>,
  once?: readonly ColumnOf<Table>[],
): MergedColumn => ({
  kind,
  table,
  column,
  ...(once && { once }),
});

/** Everything that moves to the other account. Money does not: an account with postings in the ledger cannot be merged. */
export const MERGED_COLUMNS: readonly MergedColumn[] = [
  of(SPACES, 'Space', 'hostId'),
  of(REQUESTS, 'Booking', 'renterId'),
  of(REQUESTS, 'Booking', 'hostId'),
  of(OTHER, 'Payment', 'renterId'),
  of(CONVERSATIONS, 'Conversation', 'renterId'),
  of(CONVERSATIONS, 'Conversation', 'hostId'),
  of(OTHER, 'ConversationSide', 'userId'),
  of(OTHER, 'Message', 'senderId'),
  of(OTHER, 'Message', 'receiverId'),
  of(OTHER, 'MessageAttachment', 'uploaderId'),
  of(OTHER, 'MessagePause', 'userId'),
  of(OTHER, 'MessageMail', 'userId', ['conversationId']),
  of(OTHER, 'QuickReply', 'userId'),
  of(REPORTS, 'MessageReport', 'userId', ['conversationId', 'messageId', 'reason', 'details']),
  of(FAVORITES, 'Favorite', 'userId'),
  of(OTHER, 'FavoriteList', 'userId'),
  of(SEARCHES, 'SavedSearch', 'userId', ['filterKey']),
  of(SEARCHES, 'WaitingPlace', 'userId', ['spaceId', 'from', 'to', 'isRolling']),
  of(OTHER, 'UsefulReview', 'userId', ['reviewId']),
  of(OTHER, 'Notification', 'userId'),
  of(OTHER, 'Consent', 'userId'),
  of(MEASURES, 'AccountMeasure', 'userId'),
  of(REPORTS, 'SpaceReport', 'userId', ['spaceId', 'reason', 'details']),
  of(REPORTS, 'ReviewReport', 'userId', ['reviewId', 'reason', 'details']),
  of(REPORTS, 'UserReport', 'userId', ['subjectId', 'reason', 'details']),
  of(REPORTS, 'UserReport', 'subjectId', ['email', 'reason', 'details']),
  of(OTHER, 'ReportCase', 'userId'),
  of(OTHER, 'ReportCase', 'concernedId'),
  of(TICKETS, 'Ticket', 'requesterId'),
  of(OTHER, 'TicketMessage', 'authorId'),
  of(OTHER, 'TicketFile', 'uploaderId'),
];

/** Columns that reference an account and stay, with the reason; a test compares both lists with the tables. */
export const STAYING_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'what signs in to the account that goes ends with it': [
    'sessions.user_id',
    'known_devices.user_id',
    'email_tokens.user_id',
    'totp_factors.user_id',
    'recovery_codes.user_id',
    'mfa_challenges.user_id',
    'phone_codes.user_id',
    'push_subscriptions.user_id',
    'user_roles.user_id',
    'api_keys.user_id',
    'partner_apps.user_id',
    'app_grants.user_id',
    'webhook_endpoints.user_id',
    'repeated_answers.user_id',
  ],
  'proofs and copies belong to the account that they were made of': [
    'verifications.user_id',
    'trader_details.user_id',
    'tax_details.user_id',
    'host_data_requests.user_id',
    'data_exports.user_id',
    'data_requests.user_id',
    'erasures.user_id',
    'acceptances.user_id',
  ],
  'money: there is none, or the account stays': [
    'payment_customers.user_id',
    'payment_methods.user_id',
    'payout_accounts.user_id',
    'payouts.host_id',
    'earning_holds.host_id',
    'ledger_entries.host_id',
    'ledger_adjustments.host_id',
    'credits.user_id',
    'guarantee_payments.user_id',
    'document_series.issuer_id',
    'documents.renter_id',
    'documents.host_id',
    'documents.issuer_id',
    'invoicing_agreements.host_id',
  ],
  'only a rental that was paid has any': [
    'reviews.author_id',
    'reviews.subject_id',
    'review_photos.uploader_id',
    'claims.claimant_id',
    'claim_answers.author_id',
    'claim_evidence.uploader_id',
    'condition_photos.uploader_id',
    'inventory_signatures.user_id',
  ],
  'what somebody did as staff': [
    'verifications.reviewer_id',
    'data_requests.answered_by',
    'claim_decisions.decided_by',
    'claim_decisions.confirmed_by',
    'claim_pending_decisions.proposed_by',
    'claim_questions.asked_by',
    'claims.assignee_id',
    'tax_rates.set_by',
    'account_measures.staff_id',
    'staff_notes.author_id',
    'tickets.assignee_id',
    'saved_replies.updated_by',
    'report_cases.decided_by',
    'report_cases.complaint_decided_by',
    'constant_changes.set_by',
    'words_changes.set_by',
    'legal_versions.set_by',
    'content_versions.set_by',
    'banners.set_by',
    'video_appointments.offered_by',
  ],
};
