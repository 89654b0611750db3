import { registerEnumType } from 'type-graphql';
import { isStaffRole, Role } from './roles.js';

const { ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT } = Role;

interface ActRow {
  /** The sub-roles that may do it. */
  readonly by: readonly Role[];
  readonly description: string;
}

/** Every act of the staff and who may do it: authorization, rail, offered acts and the generated test derive from this table. */
export const STAFF_ACTS = {
  SEE_PANEL: { by: [ADMIN, SUPPORT, MODERATOR, FINANCE, CONTENT], description: 'Opens the staff’s rooms.' },
  SEE_PEOPLE: { by: [ADMIN, SUPPORT, MODERATOR, FINANCE], description: 'Finds people and opens their case rooms.' },
  SEE_SPACES: {
    by: [ADMIN, SUPPORT, MODERATOR, CONTENT],
    description: 'Finds spaces, unpublished ones too, and opens their case rooms.',
  },
  SEE_BOOKINGS: {
    by: [ADMIN, SUPPORT, MODERATOR, FINANCE],
    description: 'Finds bookings and reads them with both sides’ money.',
  },
  SEE_MONEY: { by: [ADMIN, FINANCE], description: 'Reads failed refunds and differences in the books.' },
  SEE_AUDIT: { by: [ADMIN], description: 'Reads the log of acts and checks its chain.' },
  DECIDE_VERIFICATIONS: { by: [ADMIN, MODERATOR], description: 'Reads documents and decides verifications.' },
  DECIDE_SPACES: { by: [ADMIN, MODERATOR], description: 'Publishes spaces or asks for changes.' },
  DECIDE_REVIEWS: { by: [ADMIN, MODERATOR], description: 'Decides held and reported reviews.' },
  SEE_REPORTS: {
    by: [ADMIN, SUPPORT, MODERATOR],
    description: 'Reads reports of spaces, people, reviews and messages, and takes in complaints.',
  },
  DECIDE_REPORTS: { by: [ADMIN, MODERATOR], description: 'Decides reports and complaints about decisions.' },
  DECIDE_CLAIMS: { by: [ADMIN, MODERATOR], description: 'Decides claims and appeals.' },
  ANSWER_DATA_REQUESTS: { by: [ADMIN, SUPPORT], description: 'Answers requests about personal data.' },
  SEE_HELP: { by: [ADMIN, SUPPORT, CONTENT], description: 'Reads which help articles help.' },
  MOVE_MONEY: {
    by: [ADMIN, FINANCE],
    description: 'Settles refunds and guarantee payments, holds and releases pay-outs, explains differences.',
  },
  RUN_BOOKINGS: { by: [ADMIN, SUPPORT], description: 'Accepts, declines and cancels for a side, lets charges go on.' },
  GIVE_CREDIT: { by: [ADMIN, SUPPORT], description: 'Gives a renter up to 50 € of credit for a booking.' },
  READ_MESSAGES: {
    by: [ADMIN, SUPPORT, MODERATOR],
    description: 'Reads the messages of a booking under a case; each reading is recorded.',
  },
  TERMINATE_BOOKINGS: { by: [ADMIN, MODERATOR], description: 'Terminates a rental for a breach and settles it.' },
  CHANGE_ROLES: { by: [ADMIN], description: 'Gives and takes roles.' },
  WARN_PEOPLE: { by: [ADMIN, SUPPORT, MODERATOR], description: 'Warns a person.' },
  LIMIT_PEOPLE: { by: [ADMIN, MODERATOR], description: 'Limits messages, bookings or publishing until a day.' },
  SUSPEND_PEOPLE: { by: [ADMIN, MODERATOR], description: 'Suspends an account for 7 or 30 days and restores it.' },
  BAN_PEOPLE: { by: [ADMIN], description: 'Closes an account for good.' },
  RESET_VERIFICATION: { by: [ADMIN, MODERATOR], description: 'Makes a person verify again.' },
  VIEW_AS: { by: [ADMIN, SUPPORT], description: 'Sees Hueco as a person does, reading only.' },
  SERVE_TICKETS: { by: [ADMIN, SUPPORT], description: 'Answers tickets, writes notes about them and assigns them.' },
  WRITE_NOTES: { by: [ADMIN, SUPPORT, MODERATOR, FINANCE], description: 'Writes notes that only the staff read.' },
  HIDE_SPACES: { by: [ADMIN, MODERATOR], description: 'Hides a space from the search and shows it again.' },
  REMOVE_SPACES: { by: [ADMIN, MODERATOR], description: 'Removes a space for good.' },
  FEATURE_SPACES: { by: [ADMIN, CONTENT], description: 'Chooses the spaces on the home page.' },
  CHANGE_SETTINGS: { by: [ADMIN], description: 'Changes amounts, times and bounds of the platform.' },
  MEND_SPACES: { by: [ADMIN, SUPPORT, MODERATOR], description: 'Mends the pin or the type of a space.' },
} as const satisfies Readonly<Record<string, ActRow>>;

export type StaffAct = keyof typeof STAFF_ACTS;

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
