var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Booking } from '../../bookings/booking.entity.js';
import { conversationOfBookingLoader } from './conversation.loaders.js';
import { Conversation } from './conversation.entity.js';
let BookingConversationResolver = class BookingConversationResolver {
    conversation(ctx, { id }) {
        return conversationOfBookingLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => Conversation, {
        nullable: true,
        description: 'The conversation of renter and host about the space; null while there is none, and for staff.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingConversationResolver.prototype, "conversation", null);
BookingConversationResolver = __decorate([
    Resolver(() => Booking)
], BookingConversationResolver);
export { BookingConversationResolver };
//# sourceMappingURL=booking-conversation.resolver.js.map