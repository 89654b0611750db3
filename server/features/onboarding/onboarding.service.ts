import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { refuseProblems, type FieldError } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { toGlobalId } from '../../core/global-id.js';
import { constantsOf } from '../../core/load-constants.js';
import { inTransaction } from '../../core/transaction.js';
import { saveSpaceDraft } from '../spaces/save-space-draft.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { OnboardingEventType, type NeedTold } from './onboarding.events.js';
import { answerProblems, endOfNeed, inputProblems, withInput, type Answers } from './onboarding.rules.js';
import { Intention, Onboarding, OnboardingStep, type SaveOnboardingInput, type SpaceOffer } from './onboarding.types.js';

/** The key of the one draft the onboarding makes of a person's offer. */
const DRAFT_KEY = 'onboarding';

interface Row {
  readonly intention: Intention | null;
  readonly onboarding: Answers;
  readonly onboarded_at: string | null;
  readonly draft: { readonly id: string; readonly status: SpaceStatus } | null;
}

/** The viewer's first steps as they stand. */
export async function readOnboarding(ctx: SignedInContext): Promise<Onboarding> {
  const row = await readRow(ctx);
  const { step = OnboardingStep.INTENTION, askedAt, need = {}, offer = {} } = row.onboarding;
  return {
    step,
    isAsked: askedAt !== undefined,
    intention: row.intention,
    need,
    offer,
    needTo: endOfNeed(need),
    problems: (await problemsOf(ctx, row.onboarding)).map(({ path, code, params }) => ({ path, code, params: params ?? null })),
    draftId: row.draft?.status === SpaceStatus.DRAFT ? toGlobalId('Space', row.draft.id) : null,
    doneAt: row.onboarded_at === null ? null : new Date(row.onboarded_at),
  };
}

/** Keeps answers as typed; the first call remembers that she was asked. */
export async function saveOnboarding(ctx: SignedInContext, input: SaveOnboardingInput): Promise<void> {
  refuseProblems(inputProblems(input));
  await inTransaction(ctx, async (tx) => {
    const { onboarding, intention } = await readRow(tx, 'for update of u');
    const answers: Answers = { askedAt: tx.clock.now().toISOString(), ...withInput(onboarding, input) };
    await tx.em.execute('update users set onboarding = ?::jsonb, intention = ? where id = ?', [
      JSON.stringify(answers), input.intention === undefined ? intention : input.intention, tx.viewer.id,
    ]);
  });
}

/** Comes to the end: whoever offers a space gets a draft of it, once. Answers of no use are left out. */
export async function finishOnboarding(ctx: SignedInContext): Promise<void> {
  const { intention, onboarding, draft } = await readRow(ctx);
  const isHost = intention === Intention.RENT_OUT || intention === Intention.BOTH;
  const offer = isHost && !draft ? await usefulOffer(ctx, onboarding) : null;
  if (offer) await saveSpaceDraft(ctx, { clientKey: DRAFT_KEY, draft: { ...offer, city: cityOf(ctx, offer) } });
  const isRenter = intention === Intention.STORE || intention === Intention.BOTH;
  const need = isRenter ? await usefulNeed(ctx, onboarding) : null;
  await inTransaction(ctx, async (tx) => {
    const first = await tx.em.execute<object[]>('update users set onboarded_at = ? where id = ? and onboarded_at is null returning 1 as first', [tx.clock.now(), tx.viewer.id]);
    if (first.length > 0 && need) await recordEvent(tx, need);
  });
}

/** Whether somebody was never asked and has not come to the end on her own. */
export async function isOnboardingDue({ em }: ServiceContext, userId: string): Promise<boolean> {
  const [row] = await em.execute<{ due: boolean }[]>(`select onboarded_at is null and onboarding ->> 'askedAt' is null as due from users where id = ?`, [userId]);
  return row?.due === true;
}

async function readRow(ctx: SignedInContext, lock = ''): Promise<Row> {
  const [row] = await ctx.em.execute<Row[]>(
    `select u.intention, u.onboarding, u.onboarded_at,
       (select json_build_object('id', s.id, 'status', s.status) from spaces s where s.host_id = u.id and s.client_key = '${DRAFT_KEY}') as draft
     from users u where u.id = ? ${lock}`,
    [ctx.viewer.id],
  );
  if (!row) throw new Error(`there is no user ${ctx.viewer.id}`);
  return row;
}

async function problemsOf(ctx: SignedInContext, answers: Answers): Promise<FieldError[]> {
  const { MAX_LEAD_DAYS } = await constantsOf(ctx);
  return answerProblems(answers, { today: ctx.clock.today(), maxLeadDays: MAX_LEAD_DAYS });
}

/** What of an offer the wizard can begin with; null when there is nothing. */
async function usefulOffer(ctx: SignedInContext, answers: Answers): Promise<SpaceOffer | null> {
  const wrong = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
  const { type, postalCode, sizeM2 } = answers.offer ?? {};
  const useful: SpaceOffer = {
    ...(type ? { type } : {}),
    ...(postalCode?.trim() && !wrong.has('offer.postalCode') ? { postalCode: postalCode.trim() } : {}),
    ...(sizeM2 != null && !wrong.has('offer.sizeM2') ? { sizeM2 } : {}),
  };
  return Object.keys(useful).length > 0 ? useful : null;
}

/** What of a need a search can be made of: a place, and what or when; null when there is less. */
async function usefulNeed(ctx: SignedInContext, answers: Answers): Promise<NeedTold | null> {
  const wrong = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
  const { need = {} } = answers;
  const place = need.place?.trim() ?? '';
  const things = need.things ?? [];
  const from = wrong.has('need.from') ? null : (need.from ?? null);
  if (!place || (things.length === 0 && from === null)) return null;
  return { type: OnboardingEventType.NEED_TOLD, payload: { userId: ctx.viewer.id, place, from, to: from && endOfNeed(need), things: things.map(({ thing, count }) => ({ thing, count })) } };
}

function cityOf({ ports }: SignedInContext, { postalCode }: SpaceOffer): string | null {
  return postalCode ? (ports.geocoder.understand(postalCode)?.city ?? null) : null;
}
