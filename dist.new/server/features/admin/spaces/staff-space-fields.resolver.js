var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Float, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { bookingCountLoader } from './staff-space-lists.js';
import { staffSpaceActs } from './staff-space.policy.js';
import { StaffSpaceAct, StaffSpaceRecord } from './staff-space.types.js';
let StaffSpaceFieldsResolver = class StaffSpaceFieldsResolver {
    availableActs(ctx, { space }) {
        return staffSpaceActs(signedIn(ctx).viewer, space);
    }
    bookingCount(ctx, { space }) {
        return bookingCountLoader(ctx).load(space.id);
    }
    lat({ space }) {
        return space.lat;
    }
    lng({ space }) {
        return space.lng;
    }
    notes(ctx, { space }) {
        return listNotes(ctx, 'Space', space.id);
    }
    timeline(ctx, { space }) {
        return listActs(ctx, 'Space', space.id);
    }
};
__decorate([
    FieldResolver(() => [StaffSpaceAct]),
    __param(0, Ctx()),
    __param(1, Root())
], StaffSpaceFieldsResolver.prototype, "availableActs", null);
__decorate([
    FieldResolver(() => Int),
    __param(0, Ctx()),
    __param(1, Root())
], StaffSpaceFieldsResolver.prototype, "bookingCount", null);
__decorate([
    FieldResolver(() => Float, { nullable: true }),
    __param(0, Root())
], StaffSpaceFieldsResolver.prototype, "lat", null);
__decorate([
    FieldResolver(() => Float, { nullable: true }),
    __param(0, Root())
], StaffSpaceFieldsResolver.prototype, "lng", null);
__decorate([
    FieldResolver(() => [StaffNoteView], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffSpaceFieldsResolver.prototype, "notes", null);
__decorate([
    FieldResolver(() => [AuditRecord], { complexity: 5 }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffSpaceFieldsResolver.prototype, "timeline", null);
StaffSpaceFieldsResolver = __decorate([
    Resolver(() => StaffSpaceRecord)
], StaffSpaceFieldsResolver);
export { StaffSpaceFieldsResolver };
//# sourceMappingURL=staff-space-fields.resolver.js.map