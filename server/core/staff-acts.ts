import { registerEnumType } from 'type-graphql';
import { ADDITION, CHANGE, READING, REASONED_ADDITION, STEP, type RecordColumn } from './record-columns.js';
import { isStaffRole, Role } from './roles.js';

const { ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT } = Role;

/** An act that moves more money than this needs two members of the staff; the database enforces it too. */
export const ALONE_CENTS = 500_00;

interface ActRow {
  /** The sub-roles that may do it. */
  readonly by: readonly Role[];
  readonly description: string;
  /** What the log says of it; empty for acts that only open a room. A test carries out each kind, so none can be without. */
  readonly records: Readonly<Record<string, readonly RecordColumn[]>>;
  /** Charges, refunds, payouts, credit or the books follow from it: it takes effect at once. A test looks at the books around each kind. */
  readonly movesMoney?: true;
}

/** Every act of the staff and who may do it: authorization, rail, offered acts and the generated test derive from this table. */
export const STAFF_ACTS = {
  SEE_PANEL: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT],
    description: 'Opens the staff’s rooms.',
    records: {},
  },
  SEE_PEOPLE: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Finds people and opens their case rooms.',
    records: { 'user.email_revealed': [], 'people.downloaded': ADDITION },
  },
  SEE_SPACES: {
    by: [ADMIN, SUPPORT, MODERATOR, CONTENT],
    description: 'Finds spaces, unpublished ones too, and opens their case rooms.',
    records: { 'spaces.downloaded': ADDITION },
  },
  SEE_BOOKINGS: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Finds bookings and reads them with both sides’ money.',
    records: { 'bookings.downloaded': ADDITION },
  },
  SEE_MONEY: {
    by: [ADMIN, FINANCE],
    description: 'Reads failed refunds and differences in the books.',
    records: { 'money.downloaded': ADDITION },
  },
  SEE_AUDIT: { by: [ADMIN], description: 'Reads the log of acts and checks its chain.', records: {} },
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
    description: 'Reads reports of spaces, people, reviews and messages, and takes in complaints.',
    records: { 'report.complaint_taken': CHANGE },
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
    description: 'Finds claims and reads them with their evidence and their money.',
    records: {},
  },
  DECIDE_CLAIMS: {
    by: [ADMIN, MODERATOR],
    description: 'Decides claims and appeals, asks the sides for more and says who of the staff has a claim.',
    movesMoney: true,
    records: {
      'claim.decided': CHANGE,
      'claim.appeal_decided': CHANGE,
      'claim.decision_proposed': CHANGE,
      'claim.decision_returned': CHANGE,
      'claim.data_asked': CHANGE,
      'claim.assigned': STEP,
    },
  },
  ANSWER_DATA_REQUESTS: {
    by: [ADMIN, SUPPORT],
    description: 'Answers requests about personal data and reads the log of consents.',
    records: { 'data_request.granted': CHANGE, 'data_request.refused': CHANGE },
  },
  SEE_HELP: { by: [ADMIN, SUPPORT, CONTENT], description: 'Reads which help articles help.', records: {} },
  MOVE_MONEY: {
    by: [ADMIN, FINANCE],
    description: 'Settles refunds and guarantee payments, holds and releases pay-outs, explains differences.',
    movesMoney: true,
    records: {
      'payment.refunded': CHANGE,
      'refund.retried': STEP,
      'refund.settled_by_hand': CHANGE,
      'payout.held': CHANGE,
      'payout.released': CHANGE,
      'payout.failed_by_staff': CHANGE,
      'reconciliation_alarm.resolved': CHANGE,
      'adjustment.proposed': CHANGE,
      'adjustment.booked': CHANGE,
      'adjustment.returned': CHANGE,
      'claim.guarantee_paid': STEP,
      'claim.deposit_retried': STEP,
    },
  },
  RUN_BOOKINGS: {
    by: [ADMIN, SUPPORT],
    description: 'Accepts, declines and cancels for a side, lets charges go on.',
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
    description: 'Reads the messages of a booking under a case; each reading is recorded.',
    records: { 'booking.messages_read': READING },
  },
  TERMINATE_BOOKINGS: {
    by: [ADMIN, MODERATOR],
    description: 'Terminates a rental for a breach, keeps the file of what is left in the space, and settles it.',
    movesMoney: true,
    records: {
      'booking.terminated': CHANGE,
      'booking.things_listed': CHANGE,
      'booking.letter_sent': STEP,
      'booking.settled': CHANGE,
    },
  },
  CHANGE_ROLES: { by: [ADMIN], description: 'Gives and takes roles.', records: { 'user.roles_changed': CHANGE } },
  WARN_PEOPLE: { by: [ADMIN, SUPPORT, MODERATOR], description: 'Warns a person.', records: { 'user.warned': CHANGE } },
  LIMIT_PEOPLE: {
    by: [ADMIN, MODERATOR],
    description: 'Limits messages, bookings or publishing until a day.',
    records: { 'user.limited': CHANGE, 'user.limit_lifted': CHANGE },
  },
  SUSPEND_PEOPLE: {
    by: [ADMIN, MODERATOR],
    description: 'Suspends an account for 7 or 30 days and restores it.',
    records: { 'user.suspended': CHANGE, 'user.restored': CHANGE },
  },
  BAN_PEOPLE: { by: [ADMIN], description: 'Closes an account for good.', records: { 'user.banned': CHANGE } },
  MERGE_PEOPLE: {
    by: [ADMIN],
    description: 'Makes two accounts of one person one.',
    records: { 'user.merged': CHANGE },
  },
  RESET_VERIFICATION: {
    by: [ADMIN, MODERATOR],
    description: 'Makes a person verify again.',
    records: { 'user.verification_reset': CHANGE },
  },
  VIEW_AS: {
    by: [ADMIN, SUPPORT],
    description: 'Sees Hueco as a person does, reading only.',
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
    description: 'Writes notes that only the staff read.',
    records: { 'note.written': ADDITION },
  },
  HIDE_SPACES: {
    by: [ADMIN, MODERATOR],
    description: 'Hides a space from the search and shows it again.',
    records: { 'space.hidden': CHANGE, 'space.shown': CHANGE },
  },
  REMOVE_SPACES: {
    by: [ADMIN, MODERATOR],
    description: 'Removes a space for good.',
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
    description: 'Edits lists and words of the product and announces versions of legal pages.',
    records: {
      'words.added': REASONED_ADDITION,
      'words.changed': CHANGE,
      'legal_version.announced': REASONED_ADDITION,
    },
  },
  EDIT_CONTENT: {
    by: [ADMIN, CONTENT],
    description: 'Writes help articles, posts of the blog, what the pages of cities say, and banners.',
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
    description: 'Mends the pin or the type of a space.',
    records: { 'space.pin_moved': CHANGE, 'space.type_changed': CHANGE },
  },
} as const satisfies Readonly<Record<string, ActRow>>;

export type StaffAct = keyof typeof STAFF_ACTS;

/** What the log calls the acts of the staff. */
export type StaffRecord = {
  [Act in StaffAct]: keyof (typeof STAFF_ACTS)[Act]['records'] & string;
}[StaffAct];

/** The same names as values, for GraphQL. */
export const StaffActs = Object.fromEntries(Object.keys(STAFF_ACTS).map((act) => [act, act])) as {
  readonly [Act in StaffAct]: Act;
};

registerEnumType(StaffActs, {
  name: 'StaffAct',
  description: 'Something that some of the staff may do.',
  valuesConfig: Object.fromEntries(
    Object.entries(STAFF_ACTS).map(([act, { description }]) => [act, { description }]),
  ) as never,
});

/** The sub-roles that may do an act. */
export const rolesFor = (act: StaffAct): readonly Role[] => STAFF_ACTS[act].by;

/** Whether the staff can take it back before it takes effect: it changes something that was there, and moves no money. */
export function isUndoable(act: StaffAct): boolean {
  const { movesMoney, records }: ActRow = STAFF_ACTS[act];
  return !movesMoney && Object.values(records).some((columns) => columns.includes('before'));
}

/** Whether a person may do an act of the staff. */
export function mayDo(viewer: { readonly roles: ReadonlySet<Role> } | null, act: StaffAct): boolean {
  return viewer !== null && rolesFor(act).some((role) => viewer.roles.has(role));
}

/** The acts that somebody with these roles may do. */
export function actsOf(roles: Iterable<Role>): StaffAct[] {
  const has = new Set(roles);
  return (Object.keys(STAFF_ACTS) as StaffAct[]).filter((act) => rolesFor(act).some((role) => has.has(role)));
}

/** Whether somebody with these roles belongs to the staff. */
export const isStaff = (roles: Iterable<Role>): boolean => [...roles].some(isStaffRole);
