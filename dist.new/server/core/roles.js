import { registerEnumType } from 'type-graphql';
export var Role;
(function (Role) {
    Role["RENTER"] = "renter";
    Role["HOST"] = "host";
    Role["ADMIN"] = "admin";
    Role["SUPPORT"] = "support";
    Role["MODERATOR"] = "moderator";
    Role["FINANCE"] = "finance";
    Role["CONTENT"] = "content";
})(Role || (Role = {}));
/** The staff's roles; what each may do stands in `staff-acts.ts`. */
export const STAFF_ROLES = [Role.ADMIN, Role.SUPPORT, Role.MODERATOR, Role.FINANCE, Role.CONTENT];
const staffRoles = new Set(STAFF_ROLES);
/** Whether a role belongs to the staff: it asks for a second factor and short sessions. */
export const isStaffRole = (role) => staffRoles.has(role);
registerEnumType(Role, {
    name: 'Role',
    description: 'What a person may be; one person may be several.',
    valuesConfig: {
        RENTER: { description: 'Everybody, from signing up.' },
        HOST: { description: 'Whoever has saved a first draft of a space.' },
        ADMIN: { description: 'Staff who may do everything.' },
        SUPPORT: { description: 'Staff who help people: tickets, people and bookings.' },
        MODERATOR: { description: 'Staff who decide: verifications, spaces, reviews, claims and reports.' },
        FINANCE: { description: 'Staff who look after the money.' },
        CONTENT: { description: 'Staff who look after the help, the blog and the home page.' },
    },
});
//# sourceMappingURL=roles.js.map