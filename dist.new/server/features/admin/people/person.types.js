var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, edgeType } from '../../../core/graphql/connection.js';
import { Node } from '../../../core/graphql/node.js';
import { Role } from '../../../core/roles.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { TOTAL_COUNT } from '../count-found.js';
/** How an account stands. */
export var PersonState;
(function (PersonState) {
    PersonState["ACTIVE"] = "active";
    PersonState["LIMITED"] = "limited";
    PersonState["SUSPENDED"] = "suspended";
    PersonState["BANNED"] = "banned";
    PersonState["ERASED"] = "erased";
})(PersonState || (PersonState = {}));
/** What the staff can do about a person. */
export var PersonAct;
(function (PersonAct) {
    PersonAct["WARN"] = "warn";
    PersonAct["LIMIT"] = "limit";
    PersonAct["LIFT_LIMIT"] = "lift_limit";
    PersonAct["SUSPEND"] = "suspend";
    PersonAct["BAN"] = "ban";
    PersonAct["RESTORE"] = "restore";
    PersonAct["RESET_VERIFICATION"] = "reset_verification";
    PersonAct["MERGE"] = "merge";
    PersonAct["CHANGE_ROLES"] = "change_roles";
    PersonAct["REVEAL_EMAIL"] = "reveal_email";
    PersonAct["WRITE_NOTE"] = "write_note";
    PersonAct["VIEW_AS"] = "view_as";
})(PersonAct || (PersonAct = {}));
registerEnumType(PersonState, {
    name: 'PersonState',
    description: 'How an account stands.',
    valuesConfig: {
        ACTIVE: { description: 'Nothing stands against it.' },
        LIMITED: { description: 'Some parts of the product are closed to it for a time.' },
        SUSPENDED: { description: 'Closed until a day.' },
        BANNED: { description: 'Closed for good.' },
        ERASED: { description: 'Its owner had it erased.' },
    },
});
registerEnumType(PersonAct, {
    name: 'PersonAct',
    description: 'What the staff can do about a person.',
    valuesConfig: {
        WARN: { description: '`warnPerson`' },
        LIMIT: { description: '`limitPerson`' },
        LIFT_LIMIT: { description: '`liftPersonLimit`' },
        SUSPEND: { description: '`suspendPerson`' },
        BAN: { description: '`banPerson`' },
        RESTORE: { description: '`restorePerson`' },
        RESET_VERIFICATION: { description: '`resetVerification`' },
        MERGE: { description: '`mergePeople`' },
        CHANGE_ROLES: { description: '`changePersonRoles`' },
        REVEAL_EMAIL: { description: '`revealEmail`' },
        WRITE_NOTE: { description: '`writeStaffNote`' },
        VIEW_AS: { description: '`viewAsPerson`' },
    },
});
let PersonMeasure = class PersonMeasure {
    kind;
    reason;
    statement;
    startsAt;
    endsAt;
    isOpen;
    staffName;
};
__decorate([
    Field(() => MeasureKind, { description: 'What was decided.' })
], PersonMeasure.prototype, "kind", void 0);
__decorate([
    Field(() => MeasureReason, { description: 'Why.' })
], PersonMeasure.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'What the person read.' })
], PersonMeasure.prototype, "statement", void 0);
__decorate([
    Field(() => Date, { description: 'From when.' })
], PersonMeasure.prototype, "startsAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when; null for warnings and bans.' })
], PersonMeasure.prototype, "endsAt", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it holds now; warnings of the last 12 months do.' })
], PersonMeasure.prototype, "isOpen", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Who of the staff decided; null once that account is gone.' })
], PersonMeasure.prototype, "staffName", void 0);
PersonMeasure = __decorate([
    ObjectType({ description: 'A warning, a limit or a suspension of a person.' })
], PersonMeasure);
export { PersonMeasure };
let Person = class Person {
    __typename = 'Person';
    uuid;
    id;
    userId;
    fullName;
    initials;
    maskedEmail;
    roles;
    level;
    isTrader;
    city;
    spaceCount;
    bookingCount;
    yearCents;
    warningCount;
    state;
    lastActiveAt;
    createdAt;
};
__decorate([
    Field(() => ID, { description: 'Opaque and stable.' })
], Person.prototype, "id", void 0);
__decorate([
    Field(() => ID, { description: 'The id of the same person as a `User`.' })
], Person.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'Name and surnames; empty once erased.' })
], Person.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { description: 'Two letters of the name.' })
], Person.prototype, "initials", void 0);
__decorate([
    Field(() => String, { description: 'The address with all but its first letters hidden; `revealEmail` shows it.' })
], Person.prototype, "maskedEmail", void 0);
__decorate([
    Field(() => [Role], { description: 'All their roles.' })
], Person.prototype, "roles", void 0);
__decorate([
    Field(() => Int, { description: 'Verification level: 0 e-mail, 1 phone, 2 identity, 3 a space as well.' })
], Person.prototype, "level", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether they rent out as a professional.' })
], Person.prototype, "isTrader", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'City of residence, as entered.' })
], Person.prototype, "city", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces that are not archived.' })
], Person.prototype, "spaceCount", void 0);
__decorate([
    Field(() => Int, { description: 'Bookings on either side.' })
], Person.prototype, "bookingCount", void 0);
__decorate([
    Field(() => Int, { description: 'Charges of the last 12 months on either side, in cents.' })
], Person.prototype, "yearCents", void 0);
__decorate([
    Field(() => Int, { description: 'Warnings of the last 12 months.' })
], Person.prototype, "warningCount", void 0);
__decorate([
    Field(() => PersonState, { description: 'How the account stands.' })
], Person.prototype, "state", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When a session of theirs was last used.' })
], Person.prototype, "lastActiveAt", void 0);
__decorate([
    Field(() => Date, { description: 'When the account was created.' })
], Person.prototype, "createdAt", void 0);
Person = __decorate([
    ObjectType({ implements: Node, description: 'A person as the staff see them; their public side is `User`.' })
], Person);
export { Person };
export const PersonEdge = edgeType(Person, 'Person');
let PersonConnection = class PersonConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [PersonEdge], { description: 'The people, newest account first.' })
], PersonConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], PersonConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], PersonConnection.prototype, "totalCount", void 0);
PersonConnection = __decorate([
    ObjectType({ description: 'A page of people.' })
], PersonConnection);
export { PersonConnection };
//# sourceMappingURL=person.types.js.map