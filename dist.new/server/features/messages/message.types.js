var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingActor, DeclineReason } from '../bookings/booking-types.js';
import { Message } from './message.entity.js';
import { ContactDataKind, MessageEventType } from './message-types.js';
let MessagePart = class MessagePart {
    text;
    isHidden;
};
__decorate([
    Field(() => String, { description: 'The text; a placeholder in the language of the caller when `isHidden`.' })
], MessagePart.prototype, "text", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether contact data was redacted here.' })
], MessagePart.prototype, "isHidden", void 0);
MessagePart = __decorate([
    ObjectType({ description: 'A piece of a message: text or a redaction.' })
], MessagePart);
export { MessagePart };
let MessageEvent = class MessageEvent {
    type;
    from;
    to;
    deadline;
    by;
    reason;
    bookingId;
};
__decorate([
    Field(() => MessageEventType, { description: 'What happened.' })
], MessageEvent.prototype, "type", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'First day of the rental.' })
], MessageEvent.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Day after the last one; null when the rental has no end.' })
], MessageEvent.prototype, "to", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Until when the host can answer; null except for requests and reminders.',
    })
], MessageEvent.prototype, "deadline", void 0);
__decorate([
    Field(() => BookingActor, { nullable: true, description: 'Who cancelled; null except for cancellations.' })
], MessageEvent.prototype, "by", void 0);
__decorate([
    Field(() => DeclineReason, {
        nullable: true,
        description: 'Why the host declined; null except for declined requests.',
    })
], MessageEvent.prototype, "reason", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'The booking it belongs to.' })
], MessageEvent.prototype, "bookingId", void 0);
MessageEvent = __decorate([
    ObjectType({ description: 'An event of a booking.' })
], MessageEvent);
export { MessageEvent };
/** The node is a row, which the field resolvers of `Message` read. */
const MessageEdge = edgeType(Message, 'Message');
let MessageConnection = class MessageConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [MessageEdge], { description: 'Newest first.' })
], MessageConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page; the next one is older.' })
], MessageConnection.prototype, "pageInfo", void 0);
MessageConnection = __decorate([
    ObjectType({ description: 'A page of a conversation.' })
], MessageConnection);
export { MessageConnection };
let HiddenSpan = class HiddenSpan {
    from;
    to;
    kind;
};
__decorate([
    Field(() => Int, { description: 'Its start in the given text, in UTF-16 units.' })
], HiddenSpan.prototype, "from", void 0);
__decorate([
    Field(() => Int, { description: 'Its end in the given text: the first unit after it.' })
], HiddenSpan.prototype, "to", void 0);
__decorate([
    Field(() => ContactDataKind, { description: 'What it was recognized as.' })
], HiddenSpan.prototype, "kind", void 0);
HiddenSpan = __decorate([
    ObjectType({ description: 'Contact data found in a text.' })
], HiddenSpan);
export { HiddenSpan };
let MessagePreview = class MessagePreview {
    hidden;
};
__decorate([
    Field(() => [HiddenSpan], { description: 'In order of position; empty when nothing would be redacted.' })
], MessagePreview.prototype, "hidden", void 0);
MessagePreview = __decorate([
    ObjectType({ description: 'What would be redacted in a text if it were sent now.' })
], MessagePreview);
export { MessagePreview };
//# sourceMappingURL=message.types.js.map