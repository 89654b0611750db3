var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Node } from '../../core/graphql/node.js';
import { ReviewDirection, ReviewStatus } from './review-types.js';
/** A review by one side of a booking about the other; scores are whole stars from 1 to 5. */
let Review = class Review {
    [EntityName];
    id;
    bookingId;
    round;
    direction;
    authorId;
    subjectId;
    spaceId;
    overall;
    accuracy;
    access;
    condition;
    security;
    communication;
    value;
    care;
    rules;
    payment;
    text;
    privateNote;
    language;
    status;
    flags;
    submittedAt;
    publishedAt;
    /** The review of the end of the rental, which counts instead. */
    replacedBy;
    replyText;
    replyAt;
    usefulCount;
    decisionText;
    decidedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Review.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Review.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'text' })
], Review.prototype, "round", void 0);
__decorate([
    Field(() => ReviewDirection, { description: 'Who writes about whom.' }),
    Property({ type: 'text' })
], Review.prototype, "direction", void 0);
__decorate([
    Property({ type: 'uuid' })
], Review.prototype, "authorId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Review.prototype, "subjectId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Review.prototype, "spaceId", void 0);
__decorate([
    Field(() => Int, { description: 'Overall rating, 1–5 stars.' }),
    Property({ type: 'smallint' })
], Review.prototype, "overall", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "accuracy", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "access", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "condition", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "security", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "communication", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "value", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "care", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "rules", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Review.prototype, "payment", void 0);
__decorate([
    Field(() => String, { description: '20–1000 characters, as the author wrote them.' }),
    Property({ type: 'text' })
], Review.prototype, "text", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "''::text" })
], Review.prototype, "privateNote", void 0);
__decorate([
    Field(() => Locale, { description: 'The language of the text.' }),
    Property({ type: 'text' })
], Review.prototype, "language", void 0);
__decorate([
    Field(() => ReviewStatus, {
        description: 'Its status. Anything but PUBLISHED is visible to its author only, and HELD also to the staff.',
    }),
    Property({ type: 'text' })
], Review.prototype, "status", void 0);
__decorate([
    Property({ type: 'array', defaultRaw: "'{}'::text[]" })
], Review.prototype, "flags", void 0);
__decorate([
    Field(() => Date, { description: 'When it was written or last changed.' }),
    Property({ type: 'timestamptz' })
], Review.prototype, "submittedAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it became public; null before.' }),
    Property({ type: 'timestamptz', nullable: true })
], Review.prototype, "publishedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Review.prototype, "replacedBy", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The subject's public reply, 10–500 characters." }),
    Property({ type: 'text', nullable: true })
], Review.prototype, "replyText", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the reply was written.' }),
    Property({ type: 'timestamptz', nullable: true })
], Review.prototype, "replyAt", void 0);
__decorate([
    Field(() => Int, { description: 'How many people found it useful.' }),
    Property({ type: 'integer', defaultRaw: '0' })
], Review.prototype, "usefulCount", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Review.prototype, "decisionText", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Review.prototype, "decidedAt", void 0);
Review = __decorate([
    ObjectType({
        description: 'A review by one side of a rental about the other. Only people who rented and paid through Hueco can write one.',
        implements: Node,
    }),
    Entity({ tableName: 'reviews' })
], Review);
export { Review };
//# sourceMappingURL=review.entity.js.map