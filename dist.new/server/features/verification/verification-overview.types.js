var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { VerificationStatus } from './verification-codes.js';
import { Verification } from './verification.entity.js';
const some = (description) => ({ nullable: true, description });
let VerificationStanding = class VerificationStanding {
    /** Null for the identity of the person. */
    spaceId;
    status;
    verifiedAt;
    latest;
    attemptsLeft;
    nextAttemptAt;
};
__decorate([
    Field(() => VerificationStatus, { description: 'Status of the latest verification; NOT_STARTED without one.' })
], VerificationStanding.prototype, "status", void 0);
__decorate([
    Field(() => Date, some('When it was verified; null while it is not.'))
], VerificationStanding.prototype, "verifiedAt", void 0);
__decorate([
    Field(() => Verification, some('The latest verification.'))
], VerificationStanding.prototype, "latest", void 0);
__decorate([
    Field(() => Int, { description: 'How many attempts are left.' })
], VerificationStanding.prototype, "attemptsLeft", void 0);
__decorate([
    Field(() => Date, some('When the next attempt is possible; null while there are some left.'))
], VerificationStanding.prototype, "nextAttemptAt", void 0);
VerificationStanding = __decorate([
    ObjectType({ description: "Verification of a person's identity or of one of their spaces." })
], VerificationStanding);
export { VerificationStanding };
let VerificationOverview = class VerificationOverview {
    userId;
    level;
    isEmailVerified;
    isPhoneVerified;
    identity;
    spaces;
    isIdentityRequired;
};
__decorate([
    Field(() => Int, some('The highest level reached together with all below it; null before the e-mail address is confirmed.'))
], VerificationOverview.prototype, "level", void 0);
__decorate([
    Field(() => Boolean, { description: 'Level 0.' })
], VerificationOverview.prototype, "isEmailVerified", void 0);
__decorate([
    Field(() => Boolean, { description: 'Level 1.' })
], VerificationOverview.prototype, "isPhoneVerified", void 0);
__decorate([
    Field(() => VerificationStanding, { description: 'Level 2.' })
], VerificationOverview.prototype, "identity", void 0);
__decorate([
    Field(() => [VerificationStanding], {
        description: "Level 3: the viewer's spaces, newest first, without drafts and archived ones.",
    })
], VerificationOverview.prototype, "spaces", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether publishing and instant booking require a verified identity.' })
], VerificationOverview.prototype, "isIdentityRequired", void 0);
VerificationOverview = __decorate([
    ObjectType({ description: "The viewer's verification levels: 0 e-mail, 1 phone, 2 identity, 3 a space." })
], VerificationOverview);
export { VerificationOverview };
let VerificationApplicant = class VerificationApplicant {
    userId;
    fullName;
    email;
    isPhoneVerified;
    attemptsUsed;
    earlier;
};
__decorate([
    Field(() => String, { description: 'Name and surnames of the account.' })
], VerificationApplicant.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { description: 'The e-mail address of the account.' })
], VerificationApplicant.prototype, "email", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the phone is confirmed.' })
], VerificationApplicant.prototype, "isPhoneVerified", void 0);
__decorate([
    Field(() => Int, { description: 'Attempts within the last 30 days, this one included.' })
], VerificationApplicant.prototype, "attemptsUsed", void 0);
__decorate([
    Field(() => [Verification], {
        description: 'Earlier decided verifications of the same identity or space, newest first; at most 10.',
    })
], VerificationApplicant.prototype, "earlier", void 0);
VerificationApplicant = __decorate([
    ObjectType({ description: 'The person a verification is about, for the staff.' })
], VerificationApplicant);
export { VerificationApplicant };
export const VerificationEdge = edgeType(Verification, 'Verification');
let VerificationQueue = class VerificationQueue {
    edges;
    pageInfo;
    totalCount;
    overdueCount;
};
__decorate([
    Field(() => [VerificationEdge], { description: 'The verifications, longest waiting first.' })
], VerificationQueue.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], VerificationQueue.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'Number of waiting verifications.' })
], VerificationQueue.prototype, "totalCount", void 0);
__decorate([
    Field(() => Int, { description: 'How many of them are overdue.' })
], VerificationQueue.prototype, "overdueCount", void 0);
VerificationQueue = __decorate([
    ObjectType({ description: 'Verifications that wait for the staff.' })
], VerificationQueue);
export { VerificationQueue };
//# sourceMappingURL=verification-overview.types.js.map