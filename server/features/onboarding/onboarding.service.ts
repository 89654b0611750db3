import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { refuseProblems, type FieldError } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { changeAccount } from '../accounts/change-account.js';
import { saveSpaceDraft } from '../spaces/draft/save-space-draft.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import { OnboardingEventType, type NeedEntered } from './onboarding.events.js';
import { answerProblems, endOfNeed, inputProblems, mergeInput, type Answers } from './onboarding.rules.js';
import {
  Intention,
  Onboarding,
  OnboardingStep,
  type SaveOnboardingInput,
  type SpaceOffer,
} from './onboarding.types.js';

/** Client key of the draft that the onboarding creates; makes it unique per person. */
const DRAFT_KEY = 'onboarding';

/** The viewer's answers and what they lead to. */
export async function getOnboarding(ctx: SignedInContext): Promise<Onboarding> {
  const stored = await selectStored(ctx).executeTakeFirstOrThrow();
  const { step = OnboardingStep.INTENTION, askedAt, need = {}, offer = {} } = stored.onboarding;
  return {
    step,
    isAsked: askedAt !== undefined,
    intention: stored.intention,
    need,
    offer,
    needTo: endOfNeed(need),
    problems: (await problemsOf(ctx, stored.onboarding)).map(({ path, code, params }) => ({
      path,
      code,
      params: params ?? null,
    })),
    draftId:
      stored.draftId !== null && stored.draftStatus === SpaceStatus.DRAFT ? toGlobalId('Space', stored.draftId) : null,
    doneAt: stored.onboardedAt,
  };
}

/** Saves answers as typed; the first call also records that the person has seen the onboarding. */
export async function saveOnboarding(ctx: SignedInContext, input: SaveOnboardingInput): Promise<void> {
  refuseProblems(inputProblems(input));
  await inTransaction(ctx, async (tx) => {
    const { onboarding, intention } = await selectStored(tx).forUpdate('u').executeTakeFirstOrThrow();
    const answers: Answers = { askedAt: tx.clock.now().toISOString(), ...mergeInput(onboarding, input) };
    await changeAccount(tx, tx.viewer.id, {
      onboarding: answers,
      intention: input.intention === undefined ? intention : input.intention,
    });
  });
}

/** Finishes the onboarding. The first time, an offered space becomes a draft; invalid answers are left out. */
export async function finishOnboarding(ctx: SignedInContext): Promise<void> {
  const { intention, onboarding, draftId } = await selectStored(ctx).executeTakeFirstOrThrow();
  const isHost = intention === Intention.RENT_OUT || intention === Intention.BOTH;
  const offer = isHost && draftId === null ? await validOffer(ctx, onboarding) : null;
  if (offer) await saveSpaceDraft(ctx, { clientKey: DRAFT_KEY, draft: { ...offer, city: cityOf(ctx, offer) } });
  const isRenter = intention === Intention.STORE || intention === Intention.BOTH;
  const need = isRenter ? await validNeed(ctx, onboarding) : null;
  await inTransaction(ctx, async (tx) => {
    const { onboardedAt } = await selectStored(tx).forUpdate('u').executeTakeFirstOrThrow();
    if (onboardedAt !== null) return;
    await changeAccount(tx, tx.viewer.id, { onboardedAt: tx.clock.now() });
    if (need) await recordEvent(tx, need);
  });
}

/** Whether a person has neither seen nor finished the onboarding. */
export async function isOnboardingDue({ db }: ServiceContext, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('User')
    .select(['onboardedAt', 'onboarding'])
    .where('id', '=', userId)
    .$narrowType<{ onboarding: Answers }>()
    .executeTakeFirst();
  return user?.onboardedAt === null && user.onboarding.askedAt === undefined;
}

/* The types are stated here, since the accounts feature does not import this one. */
type StoredTypes = { intention: Intention | null; onboarding: Answers };

function selectStored({ db, viewer }: SignedInContext) {
  return db
    .selectFrom('User as u')
    .leftJoin('Space as draft', (join) => join.onRef('draft.hostId', '=', 'u.id').on('draft.clientKey', '=', DRAFT_KEY))
    .select(['u.intention', 'u.onboarding', 'u.onboardedAt', 'draft.id as draftId', 'draft.status as draftStatus'])
    .where('u.id', '=', viewer.id)
    .$narrowType<StoredTypes>();
}

async function problemsOf(ctx: SignedInContext, answers: Answers): Promise<FieldError[]> {
  const { MAX_LEAD_DAYS } = await constantsOf(ctx);
  return answerProblems(answers, { today: ctx.clock.today(), maxLeadDays: MAX_LEAD_DAYS });
}

/** The valid answers of an offer; null without any. */
async function validOffer(ctx: SignedInContext, answers: Answers): Promise<SpaceOffer | null> {
  const invalid = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
  const { type, postalCode, sizeM2 } = answers.offer ?? {};
  const valid: SpaceOffer = {
    ...(type ? { type } : {}),
    ...(postalCode?.trim() && !invalid.has('offer.postalCode') ? { postalCode: postalCode.trim() } : {}),
    ...(sizeM2 != null && !invalid.has('offer.sizeM2') ? { sizeM2 } : {}),
  };
  return Object.keys(valid).length > 0 ? valid : null;
}

/** The valid answers of a need; null without a place and either things or a start. */
async function validNeed(ctx: SignedInContext, answers: Answers): Promise<NeedEntered | null> {
  const invalid = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
  const { need = {} } = answers;
  const place = need.place?.trim() ?? '';
  const things = need.things ?? [];
  const from = invalid.has('need.from') ? null : (need.from ?? null);
  if (!place || (things.length === 0 && from === null)) return null;
  return {
    type: OnboardingEventType.NEED_ENTERED,
    payload: {
      userId: ctx.viewer.id,
      place,
      from,
      to: from && endOfNeed(need),
      things: things.map(({ thing, count }) => ({ thing, count })),
    },
  };
}

function cityOf({ ports }: SignedInContext, { postalCode }: SpaceOffer): string | null {
  return postalCode ? (ports.geocoder.understand(postalCode)?.city ?? null) : null;
}
