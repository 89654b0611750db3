var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Person } from '../person.types.js';
/** What moves from one account to another. */
export var MergedKind;
(function (MergedKind) {
    MergedKind["SPACES"] = "spaces";
    MergedKind["REQUESTS"] = "requests";
    MergedKind["CONVERSATIONS"] = "conversations";
    MergedKind["FAVORITES"] = "favorites";
    MergedKind["SEARCHES"] = "searches";
    MergedKind["REPORTS"] = "reports";
    MergedKind["TICKETS"] = "tickets";
    MergedKind["MEASURES"] = "measures";
    MergedKind["OTHER"] = "other";
})(MergedKind || (MergedKind = {}));
/** Why an account cannot be merged into another. */
export var MergeBlockerKind;
(function (MergeBlockerKind) {
    MergeBlockerKind["STAFF"] = "staff";
    MergeBlockerKind["OPEN_BOOKING"] = "open_booking";
    MergeBlockerKind["OPEN_MONEY"] = "open_money";
    MergeBlockerKind["BOOKS"] = "books";
    MergeBlockerKind["DEALINGS"] = "dealings";
})(MergeBlockerKind || (MergeBlockerKind = {}));
registerEnumType(MergedKind, {
    name: 'MergedKind',
    description: 'What moves from one account to another.',
    valuesConfig: {
        SPACES: { description: 'Spaces, drafts too.' },
        REQUESTS: { description: 'Requests to book that came to nothing, on either side.' },
        CONVERSATIONS: { description: 'Conversations with all their messages.' },
        FAVORITES: { description: 'Favorites.' },
        SEARCHES: { description: 'Saved searches and places on waiting lists.' },
        REPORTS: { description: 'Reports that they filed or that are about them.' },
        TICKETS: { description: 'Tickets to support.' },
        MEASURES: { description: 'Warnings, limits and suspensions.' },
        OTHER: { description: 'Messages, notifications, consents and the like.' },
    },
});
registerEnumType(MergeBlockerKind, {
    name: 'MergeBlockerKind',
    description: 'Why an account cannot be merged into another.',
    valuesConfig: {
        STAFF: { description: 'One of the two belongs to the staff.' },
        OPEN_BOOKING: { description: 'A booking of the account that goes is not over.' },
        OPEN_MONEY: { description: 'A charge, refund or pay-out of the account that goes is open.' },
        BOOKS: { description: 'The account that goes has charges, documents or reviews: books and papers keep its name.' },
        DEALINGS: { description: 'The two have written to each other or booked from each other.' },
    },
});
let MergedCount = class MergedCount {
    kind;
    count;
};
__decorate([
    Field(() => MergedKind, { description: 'Of what kind.' })
], MergedCount.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'How many.' })
], MergedCount.prototype, "count", void 0);
MergedCount = __decorate([
    ObjectType({ description: 'How many of one kind move.' })
], MergedCount);
export { MergedCount };
let MergeBlocker = class MergeBlocker {
    kind;
    reference;
    amountCents;
};
__decorate([
    Field(() => MergeBlockerKind, { description: 'What it is.' })
], MergeBlocker.prototype, "kind", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The booking it is about, if any.' })
], MergeBlocker.prototype, "reference", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Cents, if any.' })
], MergeBlocker.prototype, "amountCents", void 0);
MergeBlocker = __decorate([
    ObjectType({ description: 'A reason against a merge.' })
], MergeBlocker);
export { MergeBlocker };
let MergePreview = class MergePreview {
    into;
    moves;
    blockers;
};
__decorate([
    Field(() => Person, { description: 'The account that stays.' })
], MergePreview.prototype, "into", void 0);
__decorate([
    Field(() => [MergedCount], { description: 'What would move, without kinds of which there is none.' })
], MergePreview.prototype, "moves", void 0);
__decorate([
    Field(() => [MergeBlocker], { description: 'What is against it; nothing when it can be done.' })
], MergePreview.prototype, "blockers", void 0);
MergePreview = __decorate([
    ObjectType({ description: 'What a merge would move, or why it is refused.' })
], MergePreview);
export { MergePreview };
let MergePreviewInput = class MergePreviewInput {
    personId;
    intoEmail;
};
__decorate([
    Field(() => ID, { description: 'The account that goes.' })
], MergePreviewInput.prototype, "personId", void 0);
__decorate([
    Field(() => String, { description: 'The e-mail address of the account that stays.' })
], MergePreviewInput.prototype, "intoEmail", void 0);
MergePreviewInput = __decorate([
    InputType({ description: 'Two accounts of one person.' })
], MergePreviewInput);
export { MergePreviewInput };
let MergePeopleInput = class MergePeopleInput {
    personId;
    intoEmail;
    statement;
    confirmation;
};
__decorate([
    Field(() => ID, { description: 'The account that goes.' })
], MergePeopleInput.prototype, "personId", void 0);
__decorate([
    Field(() => String, { description: 'The e-mail address of the account that stays.' })
], MergePeopleInput.prototype, "intoEmail", void 0);
__decorate([
    Field(() => String, { description: 'Why, 20–1000 characters; the person reads it.' })
], MergePeopleInput.prototype, "statement", void 0);
__decorate([
    Field(() => String, { description: 'The name of the account that goes, typed to confirm.' })
], MergePeopleInput.prototype, "confirmation", void 0);
MergePeopleInput = __decorate([
    InputType({ description: 'A merge of two accounts of one person.' })
], MergePeopleInput);
export { MergePeopleInput };
let MergePeoplePayload = class MergePeoplePayload {
    person;
};
__decorate([
    Field(() => Person, { description: 'The account that stays.' })
], MergePeoplePayload.prototype, "person", void 0);
MergePeoplePayload = __decorate([
    ObjectType({ description: 'Two accounts are one.' })
], MergePeoplePayload);
export { MergePeoplePayload };
//# sourceMappingURL=merge.types.js.map