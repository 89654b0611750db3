import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { allowPayouts } from './allow-payouts.js';
import { changeStaffRoles } from './change-roles.js';
import { findStaffPerson } from './people.loaders.js';
import { ban, liftLimitOf, limit, personFor, restore, suspend, warn } from './person-acts.js';
import { ViewAsPersonPayload } from './person-payloads.types.js';
import {
  BanPersonInput,
  ChangePersonRolesInput,
  LiftPersonLimitInput,
  LimitPersonInput,
  PersonIdInput,
  PersonStatementInput,
  SuspendPersonInput,
  WarnPersonInput,
} from './person.inputs.js';
import { PersonAct, Person } from './person.types.js';
import { resetVerification } from './reset-verification.js';
import { revealEmail } from './reveal-email.js';
import { viewAsPerson } from './view-as-person.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const COST = { complexity: 10 };
const ERRORS =
  'Errors: NOT_FOUND, FORBIDDEN (oneself, staff, or not now), VALIDATION_FAILED (REASON_OFF at `reason` for one that is switched off), MFA_SETUP_REQUIRED.';
const INPUT = { description: 'The person and the reasons.' };

async function answer(ctx: SignedInContext, uuid: string): Promise<{ person: Person }> {
  const person = await findStaffPerson(ctx, uuid);
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND);
  return { person };
}

const PERSON = { person: [() => Person, 'The updated person.'] } as const;

/** The staff's decisions about a person; each is recorded, and the person is notified. */
@Resolver()
export class PersonCommandsResolver {
  @AuthorizedStaff('WARN_PEOPLE')
  @PayloadMutation({ payload: PERSON, ...COST, description: `Staff: warns a person by mail. ${ERRORS}` })
  async warnPerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => WarnPersonInput, INPUT) input: WarnPersonInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    return answer(ctx, await warn(ctx, input, PersonAct.WARN));
  }

  @AuthorizedStaff('LIMIT_PEOPLE')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: closes messages, bookings or publishing to a person for some days. ${ERRORS}`,
  })
  async limitPerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => LimitPersonInput, INPUT) input: LimitPersonInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    return answer(ctx, await limit(ctx, input, PersonAct.LIMIT));
  }

  @AuthorizedStaff('LIMIT_PEOPLE')
  @PayloadMutation({ payload: PERSON, ...COST, description: `Staff: ends a limit before its day. ${ERRORS}` })
  async liftPersonLimit(
    @Ctx() caller: RequestContext,
    @Arg('input', () => LiftPersonLimitInput, INPUT) { personId, kind, statement }: LiftPersonLimitInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const uuid = await liftLimitOf(ctx, { personId, kind, statement }, PersonAct.LIFT_LIMIT);
    return answer(ctx, uuid);
  }

  @AuthorizedStaff('SUSPEND_PEOPLE')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: suspends an account for 7 or 30 days and ends its sessions; it reopens by itself. ${ERRORS}`,
  })
  async suspendPerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => SuspendPersonInput, INPUT) input: SuspendPersonInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    return answer(ctx, await suspend(ctx, input, PersonAct.SUSPEND));
  }

  @AuthorizedStaff('BAN_PEOPLE')
  @PayloadMutation({ payload: PERSON, ...COST, description: `Staff: closes an account permanently. ${ERRORS}` })
  async banPerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => BanPersonInput, INPUT) input: BanPersonInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    return answer(ctx, await ban(ctx, input, PersonAct.BAN));
  }

  @AuthorizedStaff('SUSPEND_PEOPLE')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: restores a suspended account; a banned one only by staff who may ban. ${ERRORS}`,
  })
  async restorePerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => PersonStatementInput, INPUT) { personId, statement }: PersonStatementInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const uuid = await restore(ctx, { personId, statement }, PersonAct.RESTORE);
    return answer(ctx, uuid);
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: pays out the money of a host whose account is closed, until a newer measure closes it again. ${ERRORS}`,
  })
  async allowPayouts(
    @Ctx() caller: RequestContext,
    @Arg('input', () => PersonStatementInput, INPUT) { personId, statement }: PersonStatementInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const { uuid } = await personFor(ctx, personId, PersonAct.ALLOW_PAYOUTS);
    await allowPayouts(ctx, uuid, statement);
    return answer(ctx, uuid);
  }

  @AuthorizedStaff('RESET_VERIFICATION')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: requires a person to verify their identity again. ${ERRORS}`,
  })
  async resetVerification(
    @Ctx() caller: RequestContext,
    @Arg('input', () => PersonStatementInput, INPUT) { personId, statement }: PersonStatementInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const { uuid } = await personFor(ctx, personId, PersonAct.RESET_VERIFICATION);
    await resetVerification(ctx, uuid, statement);
    return answer(ctx, uuid);
  }

  @AuthorizedStaff('CHANGE_ROLES')
  @PayloadMutation({
    payload: PERSON,
    ...COST,
    description: `Staff: sets the staff roles of a person and ends their sessions. ${ERRORS}`,
  })
  async changePersonRoles(
    @Ctx() caller: RequestContext,
    @Arg('input', () => ChangePersonRolesInput, INPUT) { personId, staffRoles, statement }: ChangePersonRolesInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const { uuid } = await personFor(ctx, personId, PersonAct.CHANGE_ROLES);
    await changeStaffRoles(ctx, uuid, staffRoles, statement);
    return answer(ctx, uuid);
  }

  @AuthorizedStaff('VIEW_AS')
  @Mutation(() => ViewAsPersonPayload, {
    ...COST,
    description: `Staff: views Hueco as a person for 15 minutes, read-only; messages and secrets stay hidden. ${ERRORS}`,
  })
  async viewAsPerson(
    @Ctx() caller: RequestContext,
    @Arg('input', () => PersonStatementInput, INPUT) { personId, statement }: PersonStatementInput,
  ): Promise<ViewAsPersonPayload> {
    const ctx = signedIn(caller);
    const person = await personFor(ctx, personId, PersonAct.VIEW_AS);
    return { ...(await viewAsPerson(ctx, person.uuid, statement)), person };
  }

  @AuthorizedStaff('SEE_PEOPLE')
  @PayloadMutation({
    payload: { email: [() => String, 'The address they sign in with.'] },
    ...COST,
    description:
      'Staff: the unmasked e-mail address of a person; each read is recorded. Errors: NOT_FOUND, FORBIDDEN, MFA_SETUP_REQUIRED.',
  })
  async revealEmail(
    @Ctx() caller: RequestContext,
    @Arg('input', () => PersonIdInput, { description: 'The person.' }) { personId }: PersonIdInput,
  ): Promise<{ email: string }> {
    const ctx = signedIn(caller);
    const { uuid } = await personFor(ctx, personId, PersonAct.REVEAL_EMAIL);
    return { email: await revealEmail(ctx, uuid) };
  }
}
