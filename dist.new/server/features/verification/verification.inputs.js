var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { DocumentType, RejectReason, VerificationDecision, VerificationKind } from './verification-codes.js';
const ofIdentity = (description) => ({
    nullable: true,
    description: `${description} Required for an identity, ignored otherwise.`,
});
let StartVerificationInput = class StartVerificationInput {
    kind;
    documentType;
    spaceId;
    fullName;
    birthDate;
    country;
    documentNumber;
    expiresOn;
};
__decorate([
    Field(() => VerificationKind, { description: 'What to verify.' })
], StartVerificationInput.prototype, "kind", void 0);
__decorate([
    Field(() => DocumentType, { description: 'A document of that kind: see verificationRules.' })
], StartVerificationInput.prototype, "documentType", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'A space of the viewer. Required for a space, ignored otherwise.' })
], StartVerificationInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, ofIdentity('The name on the document.'))
], StartVerificationInput.prototype, "fullName", void 0);
__decorate([
    Field(() => LocalDate, ofIdentity('Date of birth, at least 18 years ago.'))
], StartVerificationInput.prototype, "birthDate", void 0);
__decorate([
    Field(() => String, ofIdentity('The issuing country, ISO 3166-1.'))
], StartVerificationInput.prototype, "country", void 0);
__decorate([
    Field(() => String, ofIdentity('The number of the document; only its last four characters are stored.'))
], StartVerificationInput.prototype, "documentNumber", void 0);
__decorate([
    Field(() => LocalDate, ofIdentity('The last day on which the document is valid.'))
], StartVerificationInput.prototype, "expiresOn", void 0);
StartVerificationInput = __decorate([
    InputType({ description: 'Data of the document that is going to be uploaded.' })
], StartVerificationInput);
export { StartVerificationInput };
let DecideVerificationInput = class DecideVerificationInput {
    id;
    decision;
    reason;
    note;
};
__decorate([
    Field(() => ID, { description: 'A verification that is in review.' })
], DecideVerificationInput.prototype, "id", void 0);
__decorate([
    Field(() => VerificationDecision, { description: 'Approve or reject.' })
], DecideVerificationInput.prototype, "decision", void 0);
__decorate([
    Field(() => RejectReason, { nullable: true, description: 'Required for a rejection.' })
], DecideVerificationInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'A note to the person; at most 500 characters, purged with the files.',
    })
], DecideVerificationInput.prototype, "note", void 0);
DecideVerificationInput = __decorate([
    InputType({ description: 'A decision of the staff on a verification.' })
], DecideVerificationInput);
export { DecideVerificationInput };
let SubmitVerificationInput = class SubmitVerificationInput {
    verificationId;
};
__decorate([
    Field(() => ID, { description: 'A verification of the viewer that is not submitted yet.' })
], SubmitVerificationInput.prototype, "verificationId", void 0);
SubmitVerificationInput = __decorate([
    InputType({ description: 'What `submitVerification` is called with.' })
], SubmitVerificationInput);
export { SubmitVerificationInput };
//# sourceMappingURL=verification.inputs.js.map