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
import { signedIn } from '../../../core/authorization.js';
import { mayDo } from '../../../core/staff-acts.js';
import { TraderDetails } from '../../accounts/trader/trader-details.entity.js';
import { traderDetailsLoader } from '../../accounts/trader/trader-details.loaders.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Space } from '../../spaces/space.entity.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { latestBookingsOf, latestSpacesOf, listMeasures } from './person-details.js';
import { personActs } from './person.policy.js';
import { Person, PersonAct, PersonMeasure } from './person.types.js';
/** What the case room of a person shows beside the list's columns; asked for one person at a time. */
let PersonFieldsResolver = class PersonFieldsResolver {
    availableActs(ctx, person) {
        return personActs(signedIn(ctx).viewer, person);
    }
    traderDetails(ctx, { uuid }) {
        return traderDetailsLoader(ctx).load(uuid);
    }
    measures(ctx, { uuid }) {
        return listMeasures(ctx, uuid);
    }
    async latestBookings(ctx, { uuid }) {
        if (!mayDo(ctx.viewer, 'SEE_BOOKINGS'))
            return [];
        const found = await Promise.all((await latestBookingsOf(ctx, uuid)).map((id) => bookingLoader(ctx).load(id)));
        return found.filter((booking) => booking !== null);
    }
    async latestSpaces(ctx, { uuid }) {
        return mayDo(ctx.viewer, 'SEE_SPACES') ? loadSpaces(ctx, await latestSpacesOf(ctx, uuid)) : [];
    }
    notes(ctx, { uuid }) {
        return listNotes(ctx, 'User', uuid);
    }
    timeline(ctx, { uuid }) {
        return listActs(ctx, 'User', uuid);
    }
};
__decorate([
    FieldResolver(() => [PersonAct], { description: 'What the viewer may do about this person now.' }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "availableActs", null);
__decorate([
    FieldResolver(() => TraderDetails, {
        nullable: true,
        description: 'Who they are as a professional host; null until they have said so.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "traderDetails", null);
__decorate([
    FieldResolver(() => [PersonMeasure], {
        complexity: 5,
        description: 'Warnings, limits and suspensions, newest first, at most 50.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "measures", null);
__decorate([
    FieldResolver(() => [Booking], {
        complexity: ({ childComplexity }) => 5 + 8 * childComplexity,
        description: 'The eight newest bookings on either side.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "latestBookings", null);
__decorate([
    FieldResolver(() => [Space], {
        complexity: ({ childComplexity }) => 5 + 8 * childComplexity,
        description: 'The eight newest spaces, drafts too.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "latestSpaces", null);
__decorate([
    FieldResolver(() => [StaffNoteView], { complexity: 5, description: 'Notes of the staff, newest first, at most 50.' }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "notes", null);
__decorate([
    FieldResolver(() => [AuditRecord], {
        complexity: 5,
        description: 'The log of acts about this person, newest first, at most 50.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PersonFieldsResolver.prototype, "timeline", null);
PersonFieldsResolver = __decorate([
    Resolver(() => Person)
], PersonFieldsResolver);
export { PersonFieldsResolver };
//# sourceMappingURL=person-fields.resolver.js.map