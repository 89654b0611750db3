var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Space } from '../../spaces/space.entity.js';
import { reloadSpace } from '../../spaces/space.loaders.js';
import * as commands from './decide-about-space.js';
import { listStaffSpaces } from './staff-space-lists.js';
import { ChangeSpaceTypeInput, FeatureSpaceInput, MoveSpacePinInput, SpaceStatementInput, StaffSpaceFilter, } from './staff-space.inputs.js';
import { ChangeSpaceTypePayload, FeatureSpacePayload, HideSpacePayload, MoveSpacePinPayload, RemoveSpacePayload, ShowSpacePayload, StaffSpaceConnection, StaffSpaceRecord, } from './staff-space.types.js';
const COST = { complexity: 10 };
const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const INPUT = { description: 'The space and the reasons.' };
/** Spaces, as the staff look them up and decide about them. */
let StaffSpaceResolver = class StaffSpaceResolver {
    staffSpaces(ctx, filter, page) {
        return listStaffSpaces(signedIn(ctx), filter ?? {}, page ?? {});
    }
    staffRecord({ viewer }, space) {
        return mayDo(viewer, 'SEE_SPACES') ? { space } : null;
    }
    async hideSpace(ctx, input) {
        return { space: await reloadSpace(ctx, await commands.hideSpace(signedIn(ctx), input.spaceId, input.statement)) };
    }
    async showSpace(ctx, input) {
        return { space: await reloadSpace(ctx, await commands.showSpace(signedIn(ctx), input.spaceId, input.statement)) };
    }
    async removeSpace(ctx, input) {
        return { space: await reloadSpace(ctx, await commands.removeSpace(signedIn(ctx), input.spaceId, input.statement)) };
    }
    async featureSpace(ctx, input) {
        return {
            space: await reloadSpace(ctx, await commands.featureSpace(signedIn(ctx), input.spaceId, input.isFeatured)),
        };
    }
    async moveSpacePin(ctx, input) {
        const uuid = await commands.moveSpacePin(signedIn(ctx), input.spaceId, input, input.statement);
        return { space: await reloadSpace(ctx, uuid) };
    }
    async changeSpaceType(ctx, input) {
        const uuid = await commands.changeSpaceType(signedIn(ctx), input.spaceId, input.type, input.statement);
        return { space: await reloadSpace(ctx, uuid) };
    }
};
__decorate([
    AuthorizedStaff('SEE_SPACES'),
    Query(() => StaffSpaceConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: spaces in any state by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => StaffSpaceFilter, { nullable: true, description: 'Which spaces; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], StaffSpaceResolver.prototype, "staffSpaces", null);
__decorate([
    FieldResolver(() => StaffSpaceRecord, {
        nullable: true,
        description: 'What only the staff who look spaces up see; null for everybody else.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffSpaceResolver.prototype, "staffRecord", null);
__decorate([
    AuthorizedStaff('HIDE_SPACES'),
    Mutation(() => HideSpacePayload, { ...COST, description: `Staff: takes a space out of the search. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SpaceStatementInput, INPUT))
], StaffSpaceResolver.prototype, "hideSpace", null);
__decorate([
    AuthorizedStaff('HIDE_SPACES'),
    Mutation(() => ShowSpacePayload, {
        ...COST,
        description: `Staff: puts a hidden space back into the search. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SpaceStatementInput, INPUT))
], StaffSpaceResolver.prototype, "showSpace", null);
__decorate([
    AuthorizedStaff('REMOVE_SPACES'),
    Mutation(() => RemoveSpacePayload, {
        ...COST,
        description: `Staff: removes a space for good. ${ERRORS} SPACE_STATE_REFUSED {reason: booked} while a booking holds days of it.`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SpaceStatementInput, INPUT))
], StaffSpaceResolver.prototype, "removeSpace", null);
__decorate([
    AuthorizedStaff('FEATURE_SPACES'),
    Mutation(() => FeatureSpacePayload, {
        ...COST,
        description: `Staff: puts a space on the home page or takes it away. ${ERRORS} FEATURED_FULL {max}.`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => FeatureSpaceInput, INPUT))
], StaffSpaceResolver.prototype, "featureSpace", null);
__decorate([
    AuthorizedStaff('MEND_SPACES'),
    Mutation(() => MoveSpacePinPayload, { ...COST, description: `Staff: moves the pin. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MoveSpacePinInput, INPUT))
], StaffSpaceResolver.prototype, "moveSpacePin", null);
__decorate([
    AuthorizedStaff('MEND_SPACES'),
    Mutation(() => ChangeSpaceTypePayload, { ...COST, description: `Staff: changes the type. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeSpaceTypeInput, INPUT))
], StaffSpaceResolver.prototype, "changeSpaceType", null);
StaffSpaceResolver = __decorate([
    Resolver(() => Space)
], StaffSpaceResolver);
export { StaffSpaceResolver };
//# sourceMappingURL=staff-space.resolver.js.map