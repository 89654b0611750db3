import { registerEnumType } from 'type-graphql';
import { ADDITION, CHANGE, READING, REASONED_ADDITION, STEP, type RecordColumn } from './record-columns.js';
import { isStaffRole, Role } from './roles.js';

const { ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT } = Role;

interface ActRow {
  /** The sub-roles that are permitted. */
  readonly by: readonly Role[];
  readonly description: string;
  /** The audit-log actions it records; empty for acts that only open a page. A test performs each action, so none can be unrecorded. */
  readonly records: Readonly<Record<string, readonly RecordColumn[]>>;
  /** It leads to charges, refunds, payouts, credit or postings, so it takes effect at once. A test checks the ledger around each kind. */
  readonly movesMoney?: true;
}

/**
 * Every act of the staff and its permitted roles: authorization, navigation, available acts and the generated test derive from this table.
 */
export const STAFF_ACTS = {
  SEE_PANEL: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT],
    description: 'Opens the staff’s pages.',
    records: {},
  },
  SEE_PEOPLE: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Searches people and opens their staff pages.',
    records: { 'user.email_revealed': [], 'people.downloaded': ADDITION },
  },
  SEE_SPACES: {
    by: [ADMIN, SUPPORT, MODERATOR, CONTENT],
    description: 'Searches spaces, unpublished ones included, and opens their staff pages.',
    records: { 'spaces.downloaded': ADDITION },
  },
  SEE_BOOKINGS: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Searches bookings and reads them with the money of both sides.',
    records: { 'bookings.downloaded': ADDITION },
  },
  SEE_MONEY: {
    by: [ADMIN, FINANCE],
    description: 'Reads failed refunds and ledger differences.',
    records: { 'money.downloaded': ADDITION },
  },
  SEE_AUDIT: { by: [ADMIN], description: 'Reads the audit log and checks its hash chain.', records: {} },
  DECIDE_VERIFICATIONS: {
    by: [ADMIN, MODERATOR],
    description: 'Reads documents and decides verifications.',
    records: {
      'verification.document_viewed': ADDITION,
      'verification.approved': STEP,
      'verification.rejected': CHANGE,
      'appointment.offered': ADDITION,
      'appointment.withdrawn': ['before'],
      'appointment.moved': CHANGE,
      'appointment.cancelled': CHANGE,
    },
  },
  DECIDE_SPACES: {
    by: [ADMIN, MODERATOR],
    description: 'Publishes spaces or asks for changes.',
    records: { 'space.approved': STEP, 'space.changes_requested': CHANGE },
  },
  DECIDE_REVIEWS: {
    by: [ADMIN, MODERATOR],
    description: 'Decides held and reported reviews.',
    records: { 'review.hidden': CHANGE, 'review.kept': CHANGE, 'review.released': CHANGE },
  },
  SEE_REPORTS: {
    by: [ADMIN, SUPPORT, MODERATOR],
    description: 'Reads reports of spaces, people, reviews and messages, and registers complaints.',
    records: { 'report.complaint_taken': STEP },
  },
  DECIDE_REPORTS: {
    by: [ADMIN, MODERATOR],
    description: 'Decides reports and complaints about decisions.',
    records: {
      'report.upheld': CHANGE,
      'report.dismissed': CHANGE,
      'report.decision_changed': CHANGE,
      'report.decision_kept': CHANGE,
    },
  },
  SEE_CLAIMS: {
    by: [ADMIN, MODERATOR, FINANCE],
    description: 'Searches claims and reads them with their evidence and their money.',
    records: {},
  },
  DECIDE_CLAIMS: {
    by: [ADMIN, MODERATOR],
    description: 'Decides claims and appeals and assigns claims to staff.',
    movesMoney: true,
    records: {
      'claim.decided': CHANGE,
      'claim.appeal_decided': CHANGE,
      'claim.decision_proposed': CHANGE,
      'claim.decision_returned': CHANGE,
      'claim.assigned': STEP,
    },
  },
  ASK_CLAIM_SIDES: {
    by: [ADMIN, MODERATOR],
    description: 'Asks the sides of a claim for more data.',
    records: { 'claim.data_asked': CHANGE },
  },
  ANSWER_DATA_REQUESTS: {
    by: [ADMIN, SUPPORT],
    description: 'Answers requests about personal data and reads the consent log.',
    records: { 'data_request.granted': CHANGE, 'data_request.refused': CHANGE },
  },
  SEE_HELP: { by: [ADMIN, SUPPORT, CONTENT], description: 'Reads the feedback on help articles.', records: {} },
  MOVE_MONEY: {
    by: [ADMIN, FINANCE],
    description: 'Settles refunds and guarantee payments, holds and releases payouts, explains differences.',
    movesMoney: true,
    records: {
      'payment.refunded': CHANGE,
      'refund.retried': STEP,
      'refund.settled_by_hand': CHANGE,
      'payout.held': CHANGE,
      'payout.released': CHANGE,
      'payout.failed_by_staff': CHANGE,
      'user.payouts_allowed': CHANGE,
      'reconciliation_alarm.resolved': CHANGE,
      'adjustment.proposed': CHANGE,
      'adjustment.booked': CHANGE,
      'adjustment.returned': CHANGE,
      'booking.charge_waived': CHANGE,
      'claim.guarantee_paid': STEP,
      'claim.deposit_retried': STEP,
    },
  },
  RUN_BOOKINGS: {
    by: [ADMIN, SUPPORT],
    description: 'Accepts, declines and cancels for a side, resumes charges.',
    movesMoney: true,
    records: {
      'booking.accepted': CHANGE,
      'booking.declined': CHANGE,
      'booking.cancelled': CHANGE,
      'booking.notice_given': CHANGE,
      'booking.end_changed': CHANGE,
      'booking.charges_allowed': CHANGE,
    },
  },
  GIVE_CREDIT: {
    by: [ADMIN, SUPPORT],
    description: 'Gives a renter up to 50 € of credit for a booking.',
    movesMoney: true,
    records: { 'booking.credit_given': CHANGE },
  },
  READ_MESSAGES: {
    by: [ADMIN, SUPPORT, MODERATOR],
    description: 'Reads the messages of a booking or of a report under a case; each read is recorded.',
    records: { 'booking.messages_read': READING, 'report.messages_read': READING },
  },
  TERMINATE_BOOKINGS: {
    by: [ADMIN, MODERATOR],
    description: 'Terminates a rental for a breach, manages the file of what is left in the space, and settles it.',
    movesMoney: true,
    records: {
      'booking.terminated': CHANGE,
      'booking.things_listed': CHANGE,
      'booking.letter_sent': STEP,
      'booking.settled': CHANGE,
    },
  },
  CHANGE_ROLES: { by: [ADMIN], description: 'Grants and revokes roles.', records: { 'user.roles_changed': CHANGE } },
  WARN_PEOPLE: { by: [ADMIN, SUPPORT, MODERATOR], description: 'Warns a person.', records: { 'user.warned': CHANGE } },
  LIMIT_PEOPLE: {
    by: [ADMIN, MODERATOR],
    description: 'Restricts messages, bookings or publishing until a day.',
    records: { 'user.limited': CHANGE, 'user.limit_lifted': CHANGE },
  },
  SUSPEND_PEOPLE: {
    by: [ADMIN, MODERATOR],
    description: 'Suspends an account for 7 or 30 days and restores it.',
    records: { 'user.suspended': CHANGE, 'user.restored': CHANGE },
  },
  BAN_PEOPLE: { by: [ADMIN], description: 'Closes an account permanently.', records: { 'user.banned': CHANGE } },
  MERGE_PEOPLE: { by: [ADMIN], description: 'Merges two accounts of one person.', records: { 'user.merged': CHANGE } },
  RESET_VERIFICATION: {
    by: [ADMIN, MODERATOR],
    description: 'Requires a person to verify their identity again.',
    records: { 'user.verification_reset': CHANGE },
  },
  VIEW_AS: {
    by: [ADMIN, SUPPORT],
    description: 'Views Hueco as another person, read-only.',
    records: { 'user.viewed_as': READING },
  },
  SERVE_TICKETS: {
    by: [ADMIN, SUPPORT],
    description: 'Answers tickets, writes notes about them and assigns them.',
    records: {
      'ticket.answered': STEP,
      'ticket.note_written': ADDITION,
      'ticket.assigned': STEP,
      'saved_reply.added': ADDITION,
      'saved_reply.changed': STEP,
      'saved_reply.deleted': ['before'],
    },
  },
  WRITE_NOTES: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Writes notes that only staff can read.',
    records: { 'note.written': ADDITION },
  },
  HIDE_SPACES: {
    by: [ADMIN, MODERATOR],
    description: 'Hides a space from the search and shows it again.',
    records: { 'space.hidden': CHANGE, 'space.shown': CHANGE },
  },
  REMOVE_SPACES: {
    by: [ADMIN, MODERATOR],
    description: 'Removes a space permanently.',
    records: { 'space.removed': CHANGE },
  },
  FEATURE_SPACES: {
    by: [ADMIN, CONTENT],
    description: 'Chooses the spaces on the home page.',
    records: { 'space.featured': STEP, 'space.unfeatured': STEP },
  },
  CHANGE_SETTINGS: {
    by: [ADMIN],
    description: 'Changes amounts, times and bounds of the platform.',
    records: { 'setting.changed': CHANGE, 'setting.change_cancelled': STEP },
  },
  EDIT_WORDS: {
    by: [ADMIN, CONTENT],
    description: 'Edits lists and texts of the product and announces versions of legal pages.',
    records: {
      'words.added': REASONED_ADDITION,
      'words.changed': CHANGE,
      'legal_version.announced': REASONED_ADDITION,
    },
  },
  EDIT_CONTENT: {
    by: [ADMIN, CONTENT],
    description: 'Writes help articles, blog posts, texts of city pages, and banners.',
    records: {
      'content.published': CHANGE,
      'content.reset': CHANGE,
      'content.withdrawn': CHANGE,
      'banner.published': REASONED_ADDITION,
      'banner.changed': CHANGE,
    },
  },
  MEND_SPACES: {
    by: [ADMIN, SUPPORT, MODERATOR],
    description: 'Corrects the pin or the type of a space.',
    records: { 'space.pin_moved': CHANGE, 'space.type_changed': CHANGE },
  },
} as const satisfies Readonly<Record<string, ActRow>>;

export type StaffAct = keyof typeof STAFF_ACTS;

/** The audit-log action of each act of the staff. */
export type StaffRecord = {
  [Act in StaffAct]: keyof (typeof STAFF_ACTS)[Act]['records'] & string;
}[StaffAct];

/** The same names as values, for GraphQL. */
export const StaffActs = Object.fromEntries(Object.keys(STAFF_ACTS).map((act) => [act, act])) as {
  readonly [Act in StaffAct]: Act;
};

registerEnumType(StaffActs, {
  name: 'StaffAct',
  description: 'An act that some members of the staff may perform.',
  valuesConfig: Object.fromEntries(
    Object.entries(STAFF_ACTS).map(([act, { description }]) => [act, { description }]),
  ) as never,
});

/** The sub-roles that permit an act. */
export const rolesFor = (act: StaffAct): readonly Role[] => STAFF_ACTS[act].by;

/** Whether the staff can undo it before it takes effect: it changes an existing record and moves no money. */
export function isUndoable(act: StaffAct): boolean {
  const { movesMoney, records }: ActRow = STAFF_ACTS[act];
  return !movesMoney && Object.values(records).some((columns) => columns.includes('before'));
}

/** Whether a person may perform an act of the staff. */
export function mayDo(viewer: { readonly roles: ReadonlySet<Role> } | null, act: StaffAct): boolean {
  return viewer !== null && rolesFor(act).some((role) => viewer.roles.has(role));
}

/** The acts that these roles permit. */
export function actsOf(roles: Iterable<Role>): StaffAct[] {
  const has = new Set(roles);
  return (Object.keys(STAFF_ACTS) as StaffAct[]).filter((act) => rolesFor(act).some((role) => has.has(role)));
}

/** Whether any of these roles belongs to the staff. */
export const isStaff = (roles: Iterable<Role>): boolean => [...roles].some(isStaffRole);
