var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { Person } from './person.types.js';
let MeasurePreview = class MeasurePreview {
    subject;
    text;
};
__decorate([
    Field(() => String, { description: 'The subject of the mail.' })
], MeasurePreview.prototype, "subject", void 0);
__decorate([
    Field(() => String, { description: 'Its text.' })
], MeasurePreview.prototype, "text", void 0);
MeasurePreview = __decorate([
    ObjectType({ description: 'What a person would read.' })
], MeasurePreview);
export { MeasurePreview };
let WarnPersonPayload = class WarnPersonPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], WarnPersonPayload.prototype, "person", void 0);
WarnPersonPayload = __decorate([
    ObjectType({ description: 'A person was warned.' })
], WarnPersonPayload);
export { WarnPersonPayload };
let LimitPersonPayload = class LimitPersonPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], LimitPersonPayload.prototype, "person", void 0);
LimitPersonPayload = __decorate([
    ObjectType({ description: 'Parts of the product closed to a person.' })
], LimitPersonPayload);
export { LimitPersonPayload };
let LiftPersonLimitPayload = class LiftPersonLimitPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], LiftPersonLimitPayload.prototype, "person", void 0);
LiftPersonLimitPayload = __decorate([
    ObjectType({ description: 'A limit ended.' })
], LiftPersonLimitPayload);
export { LiftPersonLimitPayload };
let SuspendPersonPayload = class SuspendPersonPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], SuspendPersonPayload.prototype, "person", void 0);
SuspendPersonPayload = __decorate([
    ObjectType({ description: 'A person was suspended.' })
], SuspendPersonPayload);
export { SuspendPersonPayload };
let BanPersonPayload = class BanPersonPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], BanPersonPayload.prototype, "person", void 0);
BanPersonPayload = __decorate([
    ObjectType({ description: 'A person was banned.' })
], BanPersonPayload);
export { BanPersonPayload };
let RestorePersonPayload = class RestorePersonPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], RestorePersonPayload.prototype, "person", void 0);
RestorePersonPayload = __decorate([
    ObjectType({ description: 'An account is open again.' })
], RestorePersonPayload);
export { RestorePersonPayload };
let ResetVerificationPayload = class ResetVerificationPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], ResetVerificationPayload.prototype, "person", void 0);
ResetVerificationPayload = __decorate([
    ObjectType({ description: 'A person verifies again.' })
], ResetVerificationPayload);
export { ResetVerificationPayload };
let ChangePersonRolesPayload = class ChangePersonRolesPayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The person as they stand now.' })
], ChangePersonRolesPayload.prototype, "person", void 0);
ChangePersonRolesPayload = __decorate([
    ObjectType({ description: 'The staff roles of a person changed.' })
], ChangePersonRolesPayload);
export { ChangePersonRolesPayload };
let ViewAsPersonPayload = class ViewAsPersonPayload {
    token;
    expiresAt;
    person;
};
__decorate([
    Field(() => String, { description: 'An access token that reads as the person does and changes nothing.' })
], ViewAsPersonPayload.prototype, "token", void 0);
__decorate([
    Field(() => Date, { description: 'When it ends: 15 minutes later, or with the session of the staff.' })
], ViewAsPersonPayload.prototype, "expiresAt", void 0);
__decorate([
    Field(() => Person, { description: 'Whom it sees as.' })
], ViewAsPersonPayload.prototype, "person", void 0);
ViewAsPersonPayload = __decorate([
    ObjectType({ description: 'A look at Hueco as a person sees it.' })
], ViewAsPersonPayload);
export { ViewAsPersonPayload };
let RevealEmailPayload = class RevealEmailPayload {
    email;
};
__decorate([
    Field(() => String, { description: 'The address they sign in with.' })
], RevealEmailPayload.prototype, "email", void 0);
RevealEmailPayload = __decorate([
    ObjectType({ description: 'The whole address of a person.' })
], RevealEmailPayload);
export { RevealEmailPayload };
//# sourceMappingURL=person-payloads.types.js.map