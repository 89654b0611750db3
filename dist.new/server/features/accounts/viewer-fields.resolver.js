var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { actsOf, isStaff, StaffActs } from '../../core/staff-acts.js';
import { ViewerAccount } from './viewer.type.js';
// Spaces are a later feature, so their enum cannot be imported here.
const ARCHIVED = 'archived';
const PUBLISHED = 'published';
let ViewerFieldsResolver = class ViewerFieldsResolver {
    id(viewer) {
        return toGlobalId('Viewer', viewer.uuid);
    }
    userId(viewer) {
        return toGlobalId('User', viewer.uuid);
    }
    isStaff(viewer) {
        return isStaff(viewer.roles);
    }
    async sessionEndsAt(account, { db, viewer }) {
        if (!viewer || !isStaff(account.roles))
            return null;
        const session = await db
            .selectFrom('Session')
            .select('expiresAt')
            .where('id', '=', viewer.sessionId)
            .executeTakeFirst();
        return session?.expiresAt ?? null;
    }
    staffActs(viewer) {
        return actsOf(viewer.roles);
    }
    async ownsSpaces(viewer, ctx) {
        try {
            const space = await ctx.db
                .selectFrom('Space')
                .select('id')
                .where('hostId', '=', viewer.uuid)
                .where('status', '!=', ARCHIVED)
                .limit(1)
                .executeTakeFirst();
            return space !== undefined;
        }
        catch (error) {
            // ACC-6: when this check fails, the roles are still returned.
            ctx.log.error({ err: error }, 'host check failed: treated as owning no space');
            return false;
        }
    }
    async startsAsHost(viewer, { db }) {
        const row = await db
            .selectFrom('User as u')
            .select('u.id')
            .where('u.id', '=', viewer.uuid)
            .where((eb) => eb.and([
            eb.exists(eb
                .selectFrom('Space as s')
                .select('s.id')
                .whereRef('s.hostId', '=', 'u.id')
                .where('s.status', '=', PUBLISHED)),
            eb.not(eb.exists(eb.selectFrom('Booking as b').select('b.id').whereRef('b.renterId', '=', 'u.id'))),
        ]))
            .executeTakeFirst();
        return row !== undefined;
    }
};
__decorate([
    FieldResolver(() => ID, {
        description: 'Opaque and stable, begins with vwr_; it is the id of no `User`, so that a cache keeps the two apart.',
    }),
    __param(0, Root())
], ViewerFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => ID, { description: 'The id of the public `User` of the viewer.' }),
    __param(0, Root())
], ViewerFieldsResolver.prototype, "userId", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer belongs to the staff.' }),
    __param(0, Root())
], ViewerFieldsResolver.prototype, "isStaff", null);
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: 'When this session of a member of the staff ends, however much it is used; null for everybody else.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerFieldsResolver.prototype, "sessionEndsAt", null);
__decorate([
    FieldResolver(() => [StaffActs], {
        description: 'What the viewer may do as staff, once their session has passed the second factor; nothing for everybody else.',
    }),
    __param(0, Root())
], ViewerFieldsResolver.prototype, "staffActs", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the viewer has at least one space that is not archived; drafts count.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerFieldsResolver.prototype, "ownsSpaces", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the viewer offers a published space and has never booked one: their dashboard opens on the side of the host.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerFieldsResolver.prototype, "startsAsHost", null);
ViewerFieldsResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerFieldsResolver);
export { ViewerFieldsResolver };
//# sourceMappingURL=viewer-fields.resolver.js.map