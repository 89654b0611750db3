var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
import { Role } from '../../../core/roles.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { PersonState } from './person.types.js';
let PeopleFilter = class PeopleFilter {
    query;
    role;
    state;
    minLevel;
    isWarned;
    lacksTraderDetails;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Part of a name, beginning of an e-mail (with @), phone, reference of a booking (HU-…) or ticket (SUP-…), or postal code of a space; 2–100 characters.',
    })
], PeopleFilter.prototype, "query", void 0);
__decorate([
    Field(() => Role, { nullable: true, description: 'Who has this role.' })
], PeopleFilter.prototype, "role", void 0);
__decorate([
    Field(() => PersonState, { nullable: true, description: 'Whose account stands like this.' })
], PeopleFilter.prototype, "state", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Whose verification level is at least this, 1–3.' })
], PeopleFilter.prototype, "minLevel", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'With true: who was warned in the last 12 months.' })
], PeopleFilter.prototype, "isWarned", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        description: 'With true: professional hosts who have not said who they are.',
    })
], PeopleFilter.prototype, "lacksTraderDetails", void 0);
PeopleFilter = __decorate([
    InputType({ description: 'Which people; everything given must hold.' })
], PeopleFilter);
export { PeopleFilter };
let WarnPersonInput = class WarnPersonInput {
    personId;
    reason;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The person.' })
], WarnPersonInput.prototype, "personId", void 0);
__decorate([
    Field(() => MeasureReason, { description: 'Why.' })
], WarnPersonInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'What happened, in words that the person reads; 20–1000 characters.' })
], WarnPersonInput.prototype, "statement", void 0);
WarnPersonInput = __decorate([
    InputType({ description: 'A warning.' })
], WarnPersonInput);
export { WarnPersonInput };
let LimitPersonInput = class LimitPersonInput extends WarnPersonInput {
    kinds;
    days;
};
__decorate([
    Field(() => [MeasureKind], { description: 'One to three of the limits.' })
], LimitPersonInput.prototype, "kinds", void 0);
__decorate([
    Field(() => Int, { description: 'For how many days, 1–90.' })
], LimitPersonInput.prototype, "days", void 0);
LimitPersonInput = __decorate([
    InputType({ description: 'Parts of the product that close to a person for a time.' })
], LimitPersonInput);
export { LimitPersonInput };
let SuspendPersonInput = class SuspendPersonInput extends WarnPersonInput {
    days;
};
__decorate([
    Field(() => Int, { description: 'For how many days: 7 or 30.' })
], SuspendPersonInput.prototype, "days", void 0);
SuspendPersonInput = __decorate([
    InputType({ description: 'A suspension.' })
], SuspendPersonInput);
export { SuspendPersonInput };
let BanPersonInput = class BanPersonInput extends WarnPersonInput {
    confirmation;
};
__decorate([
    Field(() => String, { description: 'The full name of the person, as the case room shows it.' })
], BanPersonInput.prototype, "confirmation", void 0);
BanPersonInput = __decorate([
    InputType({ description: 'A ban; the name is typed to confirm it.' })
], BanPersonInput);
export { BanPersonInput };
let PersonStatementInput = class PersonStatementInput {
    personId;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The person.' })
], PersonStatementInput.prototype, "personId", void 0);
__decorate([
    Field(() => String, { description: 'Why, 20–1000 characters; it stays in the log of acts.' })
], PersonStatementInput.prototype, "statement", void 0);
PersonStatementInput = __decorate([
    InputType({ description: 'A person and why, for acts without a reason code.' })
], PersonStatementInput);
export { PersonStatementInput };
let LiftPersonLimitInput = class LiftPersonLimitInput extends PersonStatementInput {
    kind;
};
__decorate([
    Field(() => MeasureKind, { description: 'Which limit.' })
], LiftPersonLimitInput.prototype, "kind", void 0);
LiftPersonLimitInput = __decorate([
    InputType({ description: 'A limit that ends before its day.' })
], LiftPersonLimitInput);
export { LiftPersonLimitInput };
let ChangePersonRolesInput = class ChangePersonRolesInput extends PersonStatementInput {
    staffRoles;
};
__decorate([
    Field(() => [Role], { description: 'All the staff roles they have from now on; none ends their work as staff.' })
], ChangePersonRolesInput.prototype, "staffRoles", void 0);
ChangePersonRolesInput = __decorate([
    InputType({ description: 'Roles of a person.' })
], ChangePersonRolesInput);
export { ChangePersonRolesInput };
let MeasurePreviewInput = class MeasurePreviewInput extends WarnPersonInput {
    kinds;
    days;
};
__decorate([
    Field(() => [MeasureKind], { description: 'What is decided.' })
], MeasurePreviewInput.prototype, "kinds", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'For how many days, for limits and suspensions.' })
], MeasurePreviewInput.prototype, "days", void 0);
MeasurePreviewInput = __decorate([
    InputType({ description: 'What is decided about a person, to see what they would read.' })
], MeasurePreviewInput);
export { MeasurePreviewInput };
let PersonIdInput = class PersonIdInput {
    personId;
};
__decorate([
    Field(() => ID, { description: 'The person.' })
], PersonIdInput.prototype, "personId", void 0);
PersonIdInput = __decorate([
    InputType({ description: 'A person.' })
], PersonIdInput);
export { PersonIdInput };
//# sourceMappingURL=person.inputs.js.map