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
import { isStaff } from '../../../core/staff-acts.js';
import { ViewerAccount } from '../viewer.type.js';
let ViewerSecurityResolver = class ViewerSecurityResolver {
    async hasSecondFactor(viewer, ctx) {
        return (await loadSecurity(ctx, viewer)).hasFactor;
    }
    async mustAddSecondFactor(viewer, ctx) {
        return isStaff(viewer.roles) && !(await loadSecurity(ctx, viewer)).hasFactor;
    }
    async recoveryCodesLeft(viewer, ctx) {
        return (await loadSecurity(ctx, viewer)).recoveryCodesLeft;
    }
    async pendingEmail(viewer, ctx) {
        return (await loadSecurity(ctx, viewer)).pendingEmail;
    }
};
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether signing in requires a code in addition to the password.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerSecurityResolver.prototype, "hasSecondFactor", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the viewer is staff without a second factor; the staff role has no effect until one is added.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerSecurityResolver.prototype, "mustAddSecondFactor", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many recovery codes are unused, 0–10.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerSecurityResolver.prototype, "recoveryCodesLeft", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'The new address that is not confirmed yet, if there is one.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerSecurityResolver.prototype, "pendingEmail", null);
ViewerSecurityResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerSecurityResolver);
export { ViewerSecurityResolver };
/** Loads the data of all these fields in one query. */
function loadSecurity(ctx, { uuid }) {
    return ctx.loaders
        .get('viewer-security', async (ids) => Promise.all(ids.map((id) => readSecurity(ctx, id))))
        .load(uuid);
}
async function readSecurity(ctx, userId) {
    const row = await ctx.db
        .selectFrom('User as u')
        .leftJoin('TotpFactor as f', (join) => join.onRef('f.userId', '=', 'u.id').on('f.confirmedAt', 'is not', null))
        .leftJoin('EmailToken as t', (join) => join
        .onRef('t.userId', '=', 'u.id')
        .on('t.purpose', '=', 'change_email')
        .on('t.usedAt', 'is', null)
        .on('t.expiresAt', '>', ctx.clock.now()))
        .select(['f.confirmedAt', 't.email as pendingEmail'])
        .select((eb) => [
        eb
            .selectFrom('RecoveryCode as c')
            .select(eb.fn.countAll().as('count'))
            .whereRef('c.userId', '=', 'u.id')
            .where('c.usedAt', 'is', null)
            .as('unusedCodes'),
    ])
        .where('u.id', '=', userId)
        .executeTakeFirst();
    if (!row)
        throw new Error(`user not found: ${userId}`);
    return {
        hasFactor: row.confirmedAt !== null,
        recoveryCodesLeft: Number(row.unusedCodes),
        pendingEmail: row.pendingEmail,
    };
}
//# sourceMappingURL=viewer-security.resolver.js.map