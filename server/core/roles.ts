import { registerEnumType } from 'type-graphql';

export enum Role {
  RENTER = 'renter',
  HOST = 'host',
  ADMIN = 'admin',
  SUPPORT = 'support',
  MODERATOR = 'moderator',
  FINANCE = 'finance',
  CONTENT = 'content',
}

/** The staff's roles; `staff-acts.ts` lists what each may do. */
export const STAFF_ROLES: readonly Role[] = [Role.ADMIN, Role.SUPPORT, Role.MODERATOR, Role.FINANCE, Role.CONTENT];

const staffRoles: ReadonlySet<Role> = new Set(STAFF_ROLES);

/** Whether a role belongs to the staff, which requires a second factor and shorter sessions. */
export const isStaffRole = (role: Role): boolean => staffRoles.has(role);

const sets = new Map<string, ReadonlySet<Role>>();

/** Returns the same set for the same roles: there are few, and each call and open socket holds one. */
export function roleSet(roles: readonly Role[]): ReadonlySet<Role> {
  const key = roles.toSorted().join();
  const set = sets.get(key) ?? new Set(roles);
  sets.set(key, set);
  return set;
}

registerEnumType(Role, {
  name: 'Role',
  description: 'A role of a person, who may have several.',
  valuesConfig: {
    RENTER: { description: 'Everybody, from sign-up on.' },
    HOST: { description: 'A user who has saved a first draft of a space.' },
    ADMIN: { description: 'Staff who may do everything.' },
    SUPPORT: { description: 'Support staff: tickets, people and bookings.' },
    MODERATOR: { description: 'Moderators: verifications, spaces, reviews, claims and reports.' },
    FINANCE: { description: 'Finance staff: charges, refunds and payouts.' },
    CONTENT: { description: 'Editors: the help, the blog and the home page.' },
  },
});
