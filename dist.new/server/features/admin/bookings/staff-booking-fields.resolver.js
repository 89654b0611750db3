var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { caseCodesOf, countMessages } from './booking-cases.js';
import { actsOfBooking } from './staff-booking-acts.js';
import { StaffBookingAct, StaffBookingRecord } from './staff-booking.types.js';
let StaffBookingFieldsResolver = class StaffBookingFieldsResolver {
    availableActs(ctx, { booking }) {
        return actsOfBooking(signedIn(ctx), booking);
    }
    messageCount(ctx, { booking }) {
        return countMessages(ctx, booking);
    }
    caseCodes(ctx, { booking }) {
        return caseCodesOf(ctx, booking);
    }
    notes(ctx, { booking }) {
        return listNotes(ctx, 'Booking', booking.id);
    }
    timeline(ctx, { booking }) {
        return listActs(ctx, 'Booking', booking.id);
    }
};
__decorate([
    FieldResolver(() => [StaffBookingAct], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingFieldsResolver.prototype, "availableActs", null);
__decorate([
    FieldResolver(() => Int, { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingFieldsResolver.prototype, "messageCount", null);
__decorate([
    FieldResolver(() => [String], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingFieldsResolver.prototype, "caseCodes", null);
__decorate([
    FieldResolver(() => [StaffNoteView], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingFieldsResolver.prototype, "notes", null);
__decorate([
    FieldResolver(() => [AuditRecord], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffBookingFieldsResolver.prototype, "timeline", null);
StaffBookingFieldsResolver = __decorate([
    Resolver(() => StaffBookingRecord)
], StaffBookingFieldsResolver);
export { StaffBookingFieldsResolver };
//# sourceMappingURL=staff-booking-fields.resolver.js.map