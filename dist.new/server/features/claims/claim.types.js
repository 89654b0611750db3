var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimActor, ClaimStep } from './claim-transitions.js';
import { ClaimBarrier, ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ItemKind } from './claim-types.js';
import { Claim } from './claim.entity.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
registerEnumType(ClaimActor, {
    name: 'ClaimActor',
    description: 'Who somebody is to a claim.',
    valuesConfig: {
        CLAIMANT: { description: 'Who made it.' },
        OTHER_SIDE: { description: 'The other side of the booking.' },
        STAFF: { description: 'The staff.' },
        SYSTEM: { description: 'A clock.' },
    },
});
registerEnumType(ClaimStep, {
    name: 'ClaimStep',
    description: 'What moves a claim.',
    valuesConfig: {
        SUBMIT: { description: '`submitClaim`.' },
        ASK_OTHER_SIDE: { description: 'The other side is notified.' },
        ANSWER: { description: '`answerClaim`.' },
        END_ANSWER_TIME: { description: 'The time to answer is over.' },
        ACCEPT: { description: '`voteOnClaim` with yes.' },
        REFUSE: { description: '`voteOnClaim` with no.' },
        CHANGE_REMEDY: { description: '`changeClaimRemedy`.' },
        BOTH_ACCEPT: { description: 'Both have accepted.' },
        END_VOTES: { description: 'The time to accept is over.' },
        SETTLE: { description: 'The money is ordered.' },
        DECIDE: { description: '`decideClaim`.' },
        APPEAL: { description: '`appealClaim`.' },
        END_APPEAL_TIME: { description: 'The time to appeal is over.' },
        WITHDRAW: { description: '`withdrawClaim`.' },
    },
});
let ClaimOption = class ClaimOption {
    claimCase;
    details;
    remedies;
    minPhotos;
    opensAt;
    closesAt;
    hiddenClosesAt;
    barrier;
};
__decorate([
    Field(() => ClaimCase, { name: 'case', description: 'The case.' })
], ClaimOption.prototype, "claimCase", void 0);
__decorate([
    Field(() => [ClaimDetail], { description: 'What exactly it can be; one has to be chosen when there are any.' })
], ClaimOption.prototype, "details", void 0);
__decorate([
    Field(() => [ClaimRemedy], { description: 'What can be asked.' })
], ClaimOption.prototype, "remedies", void 0);
__decorate([
    Field(() => Int, { description: 'Photos that are needed.' })
], ClaimOption.prototype, "minPhotos", void 0);
__decorate([
    Field(() => Date, { description: 'When its window opens.' })
], ClaimOption.prototype, "opensAt", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'When it closes; null while it is open as long as the rental, or counted from the day of discovery.',
    })
], ClaimOption.prototype, "closesAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it closes for a defect that could not be seen.' })
], ClaimOption.prototype, "hiddenClosesAt", void 0);
__decorate([
    Field(() => ClaimBarrier, { nullable: true, description: 'Why not now; null when it is possible.' })
], ClaimOption.prototype, "barrier", void 0);
ClaimOption = __decorate([
    ObjectType({ description: 'A case the viewer can claim, or why not now.' })
], ClaimOption);
export { ClaimOption };
let ClaimPeriodChange = class ClaimPeriodChange {
    from;
    to;
    beforeCents;
    afterCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], ClaimPeriodChange.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day of leaving.' })
], ClaimPeriodChange.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Now, cents: what the renter pays, or what the host gets.' })
], ClaimPeriodChange.prototype, "beforeCents", void 0);
__decorate([
    Field(() => Int, { description: 'With the remedy, cents.' })
], ClaimPeriodChange.prototype, "afterCents", void 0);
ClaimPeriodChange = __decorate([
    ObjectType({ description: "A billing period before and after a remedy, in the viewer's own money." })
], ClaimPeriodChange);
export { ClaimPeriodChange };
let RemedyPreview = class RemedyPreview {
    remedy;
    amountCents;
    laterCents;
    periods;
};
__decorate([
    Field(() => ClaimRemedy, { description: 'The remedy.' })
], RemedyPreview.prototype, "remedy", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What is paid now, cents; null where it is not the money of the viewer.',
    })
], RemedyPreview.prototype, "amountCents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'What later charges are less, cents; null for the host.' })
], RemedyPreview.prototype, "laterCents", void 0);
__decorate([
    Field(() => [ClaimPeriodChange], { description: 'Billing periods that change.' })
], RemedyPreview.prototype, "periods", void 0);
RemedyPreview = __decorate([
    ObjectType({ description: 'What a remedy pays. The host sees the own share only.' })
], RemedyPreview);
export { RemedyPreview };
let ClaimVoteView = class ClaimVoteView {
    side;
    isAccepted;
    createdAt;
};
__decorate([
    Field(() => ClaimSide, { description: 'Whose.' })
], ClaimVoteView.prototype, "side", void 0);
__decorate([
    Field(() => Boolean, { description: 'Yes or no.' })
], ClaimVoteView.prototype, "isAccepted", void 0);
__decorate([
    Field(() => Date, { description: 'When.' })
], ClaimVoteView.prototype, "createdAt", void 0);
ClaimVoteView = __decorate([
    ObjectType({ description: "A side's vote." })
], ClaimVoteView);
export { ClaimVoteView };
let ClaimItem = class ClaimItem {
    name;
    kind;
    valueCents;
    isCovered;
};
__decorate([
    Field(() => String, { description: 'What it is.' })
], ClaimItem.prototype, "name", void 0);
__decorate([
    Field(() => ItemKind, { description: 'Its kind.' })
], ClaimItem.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'What it was worth, cents.' })
], ClaimItem.prototype, "valueCents", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the guarantee covers it.' })
], ClaimItem.prototype, "isCovered", void 0);
ClaimItem = __decorate([
    ObjectType({ description: 'A damaged or stolen thing.' })
], ClaimItem);
export { ClaimItem };
let ClaimAnswerView = class ClaimAnswerView {
    isAgreed;
    text;
    measuredM2;
    createdAt;
    evidence;
};
__decorate([
    Field(() => Boolean, { description: 'Agrees with what is asked.' })
], ClaimAnswerView.prototype, "isAgreed", void 0);
__decorate([
    Field(() => String, { description: 'In their words; contact data is hidden.' })
], ClaimAnswerView.prototype, "text", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Their measured area, m².' })
], ClaimAnswerView.prototype, "measuredM2", void 0);
__decorate([
    Field(() => Date, { description: 'When it was given.' })
], ClaimAnswerView.prototype, "createdAt", void 0);
__decorate([
    Field(() => [ClaimEvidence], { description: 'Its files.' })
], ClaimAnswerView.prototype, "evidence", void 0);
ClaimAnswerView = __decorate([
    ObjectType({ description: "The other side's answer." })
], ClaimAnswerView);
export { ClaimAnswerView };
let ClaimAreas = class ClaimAreas {
    describedM2;
    limitM2;
    claimedM2;
    answeredM2;
};
__decorate([
    Field(() => Float, { description: 'As described.' })
], ClaimAreas.prototype, "describedM2", void 0);
__decorate([
    Field(() => Float, { description: 'Below this the space counts as smaller: 15 % less.' })
], ClaimAreas.prototype, "limitM2", void 0);
__decorate([
    Field(() => Float, { description: 'As whoever claims measured.' })
], ClaimAreas.prototype, "claimedM2", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'As the other side measured.' })
], ClaimAreas.prototype, "answeredM2", void 0);
ClaimAreas = __decorate([
    ObjectType({ description: 'The areas of a claim about a smaller space, m².' })
], ClaimAreas);
export { ClaimAreas };
const ClaimEdge = edgeType(Claim, 'Claim');
let ClaimConnection = class ClaimConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [ClaimEdge], { description: 'The claims, most urgent first.' })
], ClaimConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], ClaimConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many there are in all.' })
], ClaimConnection.prototype, "totalCount", void 0);
ClaimConnection = __decorate([
    ObjectType({ description: 'A page of claims that the staff have to decide.' })
], ClaimConnection);
export { ClaimConnection };
//# sourceMappingURL=claim.types.js.map