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
