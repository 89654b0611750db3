var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { changeStaffRoles } from './change-roles.js';
import { findStaffPerson } from './people.loaders.js';
import { ban, liftLimitOf, limit, personFor, restore, suspend, warn } from './person-acts.js';
import { BanPersonPayload, ChangePersonRolesPayload, LiftPersonLimitPayload, LimitPersonPayload, ResetVerificationPayload, RestorePersonPayload, RevealEmailPayload, SuspendPersonPayload, ViewAsPersonPayload, WarnPersonPayload, } from './person-payloads.types.js';
import { BanPersonInput, ChangePersonRolesInput, LiftPersonLimitInput, LimitPersonInput, PersonIdInput, PersonStatementInput, SuspendPersonInput, WarnPersonInput, } from './person.inputs.js';
import { PersonAct } from './person.types.js';
import { resetVerification } from './reset-verification.js';
import { revealEmail } from './reveal-email.js';
import { viewAsPerson } from './view-as-person.js';
const COST = { complexity: 10 };
const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (oneself, staff, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const INPUT = { description: 'The person and the reasons.' };
async function answer(ctx, uuid) {
    const person = await findStaffPerson(ctx, uuid);
    if (!person)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return { person };
}
/** What the staff decide about a person; each act is recorded, and told to the person. */
let PersonCommandsResolver = class PersonCommandsResolver {
    async warnPerson(caller, input) {
        const ctx = signedIn(caller);
        return answer(ctx, await warn(ctx, input, PersonAct.WARN));
    }
    async limitPerson(caller, input) {
        const ctx = signedIn(caller);
        return answer(ctx, await limit(ctx, input, PersonAct.LIMIT));
    }
    async liftPersonLimit(caller, { personId, kind, statement }) {
        const ctx = signedIn(caller);
        const uuid = await liftLimitOf(ctx, { personId, kind, statement }, PersonAct.LIFT_LIMIT);
        return answer(ctx, uuid);
    }
    async suspendPerson(caller, input) {
        const ctx = signedIn(caller);
        return answer(ctx, await suspend(ctx, input, PersonAct.SUSPEND));
    }
    async banPerson(caller, input) {
        const ctx = signedIn(caller);
        return answer(ctx, await ban(ctx, input, PersonAct.BAN));
    }
    async restorePerson(caller, { personId, statement }) {
        const ctx = signedIn(caller);
        const uuid = await restore(ctx, { personId, statement }, PersonAct.RESTORE);
        return answer(ctx, uuid);
    }
    async resetVerification(caller, { personId, statement }) {
        const ctx = signedIn(caller);
        const { uuid } = await personFor(ctx, personId, PersonAct.RESET_VERIFICATION);
        await resetVerification(ctx, uuid, statement);
        return answer(ctx, uuid);
    }
    async changePersonRoles(caller, { personId, staffRoles, statement }) {
        const ctx = signedIn(caller);
        const { uuid } = await personFor(ctx, personId, PersonAct.CHANGE_ROLES);
        await changeStaffRoles(ctx, uuid, staffRoles, statement);
        return answer(ctx, uuid);
    }
    async viewAsPerson(caller, { personId, statement }) {
        const ctx = signedIn(caller);
        const person = await personFor(ctx, personId, PersonAct.VIEW_AS);
        return { ...(await viewAsPerson(ctx, person.uuid, statement)), person };
    }
    async revealEmail(caller, { personId }) {
        const ctx = signedIn(caller);
        const { uuid } = await personFor(ctx, personId, PersonAct.REVEAL_EMAIL);
        return { email: await revealEmail(ctx, uuid) };
    }
};
__decorate([
    AuthorizedStaff('WARN_PEOPLE'),
    Mutation(() => WarnPersonPayload, { ...COST, description: `Staff: warns a person by mail. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WarnPersonInput, INPUT))
], PersonCommandsResolver.prototype, "warnPerson", null);
__decorate([
    AuthorizedStaff('LIMIT_PEOPLE'),
    Mutation(() => LimitPersonPayload, {
        ...COST,
        description: `Staff: closes messages, bookings or publishing to a person for some days. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => LimitPersonInput, INPUT))
], PersonCommandsResolver.prototype, "limitPerson", null);
__decorate([
    AuthorizedStaff('LIMIT_PEOPLE'),
    Mutation(() => LiftPersonLimitPayload, { ...COST, description: `Staff: ends a limit before its day. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => LiftPersonLimitInput, INPUT))
], PersonCommandsResolver.prototype, "liftPersonLimit", null);
__decorate([
    AuthorizedStaff('SUSPEND_PEOPLE'),
    Mutation(() => SuspendPersonPayload, {
        ...COST,
        description: `Staff: closes an account for 7 or 30 days and ends its sessions; it opens by itself. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SuspendPersonInput, INPUT))
], PersonCommandsResolver.prototype, "suspendPerson", null);
__decorate([
    AuthorizedStaff('BAN_PEOPLE'),
    Mutation(() => BanPersonPayload, { ...COST, description: `Staff: closes an account for good. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => BanPersonInput, INPUT))
], PersonCommandsResolver.prototype, "banPerson", null);
__decorate([
    AuthorizedStaff('SUSPEND_PEOPLE'),
    Mutation(() => RestorePersonPayload, {
        ...COST,
        description: `Staff: opens a suspended account; a banned one only by those who may ban. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PersonStatementInput, INPUT))
], PersonCommandsResolver.prototype, "restorePerson", null);
__decorate([
    AuthorizedStaff('RESET_VERIFICATION'),
    Mutation(() => ResetVerificationPayload, { ...COST, description: `Staff: a person has to verify again. ${ERRORS}` }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PersonStatementInput, INPUT))
], PersonCommandsResolver.prototype, "resetVerification", null);
__decorate([
    AuthorizedStaff('CHANGE_ROLES'),
    Mutation(() => ChangePersonRolesPayload, {
        ...COST,
        description: `Staff: sets the staff roles of a person, whose sessions end. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangePersonRolesInput, INPUT))
], PersonCommandsResolver.prototype, "changePersonRoles", null);
__decorate([
    AuthorizedStaff('VIEW_AS'),
    Mutation(() => ViewAsPersonPayload, {
        ...COST,
        description: `Staff: sees Hueco as a person for 15 minutes, reading only; letters and secrets stay closed. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PersonStatementInput, INPUT))
], PersonCommandsResolver.prototype, "viewAsPerson", null);
__decorate([
    AuthorizedStaff('SEE_PEOPLE'),
    Mutation(() => RevealEmailPayload, {
        ...COST,
        description: 'Staff: the whole address of a person; each look is recorded. Errors: NOT_FOUND, FORBIDDEN, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PersonIdInput, { description: 'The person.' }))
], PersonCommandsResolver.prototype, "revealEmail", null);
PersonCommandsResolver = __decorate([
    Resolver()
], PersonCommandsResolver);
export { PersonCommandsResolver };
//# sourceMappingURL=person-commands.resolver.js.map