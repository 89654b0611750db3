import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { reasonName, requireOffered } from '../../../core/words/reasons.js';
import { accountMails } from '../../accounts/mails/account-templates.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { DecisionOrigin, LIMIT_KINDS, MeasureKind, type LimitKind } from '../../accounts/measures/measure.enums.js';
import { measureMail } from '../../accounts/measures/measure-mail.rules.js';
import { measureReasons } from '../../accounts/words/measure-reasons.js';
import {
  liftLimit,
  restorePerson,
  applyMeasure,
  tidyStatement,
  type MeasureInput,
} from '../../accounts/measures/apply-measure.js';
import { firstNameOf } from '../../accounts/person-name.js';
import { openOwnCase } from '../../reports/cases/open-own-case.js';
import { ReportedKind } from '../../reports/cases/report-case.enums.js';
import { findStaffPerson } from './people.loaders.js';
import type {
  BanPersonInput,
  LimitPersonInput,
  MeasurePreviewInput,
  SuspendPersonInput,
  WarnPersonInput,
  LiftPersonLimitInput,
  PersonStatementInput,
} from './person.inputs.js';
import { personActs } from './person.policy.js';
import type { PersonAct, Person } from './person.types.js';

const SUSPENSION_DAYS = [7, 30];
const LIMIT_DAYS = { min: 1, max: 90 };

/** The target person of an act; throws NOT_FOUND, or FORBIDDEN when the viewer may not perform the act now. */
export async function personFor(ctx: SignedInContext, id: string, act: PersonAct): Promise<Person> {
  const person = await findStaffPerson(ctx, fromGlobalId('Person', id));
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!personActs(ctx.viewer, person).includes(act)) throw new DomainError(ErrorCode.FORBIDDEN);
  return person;
}

/** Takes a measure without a report, with a page where the person can complain about it. */
async function take(ctx: SignedInContext, measure: Omit<MeasureInput, 'decision'>): Promise<void> {
  const { userId } = measure;
  await requireOffered(ctx, measureReasons, measure.reason);
  return applyMeasure(ctx, {
    ...measure,
    decision: (tx) =>
      openOwnCase(tx, {
        subject: ReportedKind.USER,
        subjectId: userId,
        concernedId: userId,
        statement: tidyStatement(measure.statement),
      }),
  });
}

export async function warn(ctx: SignedInContext, input: WarnPersonInput, act: PersonAct): Promise<string> {
  const { uuid } = await personFor(ctx, input.personId, act);
  await take(ctx, { ...input, userId: uuid, kinds: [MeasureKind.WARNING], days: null });
  return uuid;
}

export const isLimit = (kind: MeasureKind): kind is LimitKind => (LIMIT_KINDS as readonly MeasureKind[]).includes(kind);

export async function limit(ctx: SignedInContext, input: LimitPersonInput, act: PersonAct): Promise<string> {
  const kinds = [...new Set(input.kinds)];
  const areDaysFit = input.days >= LIMIT_DAYS.min && input.days <= LIMIT_DAYS.max;
  refuseProblems([
    ...(kinds.length > 0 && kinds.every(isLimit) ? [] : [{ path: 'kinds', code: FieldProblemCode.REQUIRED }]),
    ...(areDaysFit ? [] : [{ path: 'days', code: FieldProblemCode.DAYS_OUT_OF_RANGE, params: LIMIT_DAYS }]),
  ]);
  const { uuid } = await personFor(ctx, input.personId, act);
  await take(ctx, { ...input, userId: uuid, kinds });
  return uuid;
}

export async function suspend(ctx: SignedInContext, input: SuspendPersonInput, act: PersonAct): Promise<string> {
  refuseProblems(SUSPENSION_DAYS.includes(input.days) ? [] : [{ path: 'days', code: FieldProblemCode.REQUIRED }]);
  const { uuid } = await personFor(ctx, input.personId, act);
  await take(ctx, { ...input, userId: uuid, kinds: [MeasureKind.SUSPENSION] });
  return uuid;
}

export async function ban(ctx: SignedInContext, input: BanPersonInput, act: PersonAct): Promise<string> {
  const { uuid, fullName } = await personFor(ctx, input.personId, act);
  const isTyped = input.confirmation.trim().toLowerCase() === fullName.trim().toLowerCase();
  refuseProblems(isTyped ? [] : [{ path: 'confirmation', code: FieldProblemCode.NAME_NOT_TYPED }]);
  await take(ctx, { ...input, userId: uuid, kinds: [MeasureKind.BAN], days: null });
  return uuid;
}

export async function liftLimitOf(ctx: SignedInContext, input: LiftPersonLimitInput, act: PersonAct): Promise<string> {
  if (!isLimit(input.kind)) throw new DomainError(ErrorCode.BAD_REQUEST);
  const { uuid } = await personFor(ctx, input.personId, act);
  await liftLimit(ctx, uuid, input.kind, input.statement);
  return uuid;
}

export async function restore(ctx: SignedInContext, input: PersonStatementInput, act: PersonAct): Promise<string> {
  const { uuid } = await personFor(ctx, input.personId, act);
  await restorePerson(ctx, uuid, input.statement);
  return uuid;
}

/** The mail to the person, from its real template in their language. */
export async function previewMeasure(
  ctx: RequestContext,
  input: MeasurePreviewInput,
): Promise<{ readonly subject: string; readonly text: string }> {
  const uuid = fromGlobalId('Person', input.personId);
  if (!(await findStaffPerson(ctx, uuid))) throw new DomainError(ErrorCode.NOT_FOUND);
  const recipient = await findMailRecipient(ctx, uuid);
  const endsAt = input.days ? new Date(ctx.clock.now().getTime() + input.days * DAY_MS) : null;
  const rule = await reasonName(ctx, measureReasons, input.reason, recipient.locale);
  const { template, params } = measureMail({ ...input, rule, endsAt, origin: DecisionOrigin.OWN }, recipient.locale);
  const firstName = recipient.fullName === null ? null : firstNameOf(recipient.fullName);
  // The page is created with the decision, so the preview has no link.
  const decisionPath = '/decision';
  const compose = accountMails[`accounts.${template}`];
  if (!compose) throw new Error(`there is no mail template accounts.${template}`);
  const { subject, text } = compose(
    { firstName, ...params, decisionPath },
    { locale: recipient.locale, config: ctx.config },
  );
  return { subject, text };
}
