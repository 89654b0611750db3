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

/** The staff's roles; what each may do stands in `staff-acts.ts`. */
export const STAFF_ROLES: readonly Role[] = [Role.ADMIN, Role.SUPPORT, Role.MODERATOR, Role.FINANCE, Role.CONTENT];

const staffRoles: ReadonlySet<Role> = new Set(STAFF_ROLES);

/** Whether a role belongs to the staff: it asks for a second factor and short sessions. */
export const isStaffRole = (role: Role): boolean => staffRoles.has(role);

const sets = new Map<string, ReadonlySet<Role>>();

/** The same set for the same roles: there are few, and each call and each open socket holds one. */
export function roleSet(roles: readonly Role[]): ReadonlySet<Role> {
  const key = roles.toSorted().join();
  const set = sets.get(key) ?? new Set(roles);
  sets.set(key, set);
  return set;
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may be; one person may be several.',
  valuesConfig: {
    RENTER: { description: 'Everybody, from signing up.' },
    HOST: { description: 'A user who has saved a first draft of a space.' },
    ADMIN: { description: 'Staff who may do everything.' },
    SUPPORT: { description: 'Staff who help people: tickets, people and bookings.' },
    MODERATOR: { description: 'Staff who decide: verifications, spaces, reviews, claims and reports.' },
    FINANCE: { description: 'Staff who look after the money.' },
    CONTENT: { description: 'Staff who look after the help, the blog and the home page.' },
  },
});
