var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { DocumentSide, DocumentType, VerificationKind } from './verification-codes.js';
let DocumentRule = class DocumentRule {
    type;
    kind;
    sides;
    countries;
};
__decorate([
    Field(() => DocumentType, { description: 'The kind of document.' })
], DocumentRule.prototype, "type", void 0);
__decorate([
    Field(() => VerificationKind, { description: 'What it proves.' })
], DocumentRule.prototype, "kind", void 0);
__decorate([
    Field(() => [DocumentSide], { description: 'The sides to upload.' })
], DocumentRule.prototype, "sides", void 0);
__decorate([
    Field(() => [String], { description: 'Possible issuing countries, ISO 3166-1; empty for documents of spaces.' })
], DocumentRule.prototype, "countries", void 0);
DocumentRule = __decorate([
    ObjectType({ description: 'Requirements of a kind of document.' })
], DocumentRule);
export { DocumentRule };
let VerificationRules = class VerificationRules {
    documents;
    minBytes;
    maxBytes;
    minLongSide;
    minAge;
    attempts;
    attemptDays;
    reviewHours;
    filesKeptDays;
};
__decorate([
    Field(() => [DocumentRule], { description: 'The accepted kinds of documents.' })
], VerificationRules.prototype, "documents", void 0);
__decorate([
    Field(() => Int, { description: 'Minimum size of a file, bytes.' })
], VerificationRules.prototype, "minBytes", void 0);
__decorate([
    Field(() => Int, { description: 'Maximum size of a file, bytes.' })
], VerificationRules.prototype, "maxBytes", void 0);
__decorate([
    Field(() => Int, { description: 'Minimum length of the longer side of an image, pixels.' })
], VerificationRules.prototype, "minLongSide", void 0);
__decorate([
    Field(() => Int, { description: 'Minimum age, years.' })
], VerificationRules.prototype, "minAge", void 0);
__decorate([
    Field(() => Int, { description: 'Maximum attempts within `attemptDays`.' })
], VerificationRules.prototype, "attempts", void 0);
__decorate([
    Field(() => Int, { description: 'Period in which attempts are counted, days.' })
], VerificationRules.prototype, "attemptDays", void 0);
__decorate([
    Field(() => Int, { description: 'Time in which the staff should decide, hours.' })
], VerificationRules.prototype, "reviewHours", void 0);
__decorate([
    Field(() => Int, { description: 'Time after the decision until documents are deleted, days.' })
], VerificationRules.prototype, "filesKeptDays", void 0);
VerificationRules = __decorate([
    ObjectType({ description: 'Accepted documents and limits of verifications.' })
], VerificationRules);
export { VerificationRules };
//# sourceMappingURL=verification.types.js.map