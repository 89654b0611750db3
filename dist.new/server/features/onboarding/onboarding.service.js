import { refuseProblems } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { saveSpaceDraft } from '../spaces/draft/save-space-draft.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { OnboardingEventType } from './onboarding.events.js';
import { answerProblems, endOfNeed, inputProblems, mergeInput } from './onboarding.rules.js';
import { Intention, OnboardingStep, } from './onboarding.types.js';
/** Client key of the draft that the onboarding creates; makes it unique per person. */
const DRAFT_KEY = 'onboarding';
/** The viewer's answers and what they lead to. */
export async function getOnboarding(ctx) {
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
        draftId: stored.draftId !== null && stored.draftStatus === SpaceStatus.DRAFT ? toGlobalId('Space', stored.draftId) : null,
        doneAt: stored.onboardedAt,
    };
}
/** Saves answers as typed; the first call also records that the person has seen the onboarding. */
export async function saveOnboarding(ctx, input) {
    refuseProblems(inputProblems(input));
    await inTransaction(ctx, async (tx) => {
        const { onboarding, intention } = await selectStored(tx).forUpdate('u').executeTakeFirstOrThrow();
        const answers = { askedAt: tx.clock.now().toISOString(), ...mergeInput(onboarding, input) };
        await tx.db
            .updateTable('User')
            .set({ onboarding: answers, intention: input.intention === undefined ? intention : input.intention })
            .where('id', '=', tx.viewer.id)
            .execute();
    });
}
/** Finishes the onboarding. The first time, an offered space becomes a draft; invalid answers are left out. */
export async function finishOnboarding(ctx) {
    const { intention, onboarding, draftId } = await selectStored(ctx).executeTakeFirstOrThrow();
    const isHost = intention === Intention.RENT_OUT || intention === Intention.BOTH;
    const offer = isHost && draftId === null ? await validOffer(ctx, onboarding) : null;
    if (offer)
        await saveSpaceDraft(ctx, { clientKey: DRAFT_KEY, draft: { ...offer, city: cityOf(ctx, offer) } });
    const isRenter = intention === Intention.STORE || intention === Intention.BOTH;
    const need = isRenter ? await validNeed(ctx, onboarding) : null;
    await inTransaction(ctx, async (tx) => {
        const finished = await tx.db
            .updateTable('User')
            .set({ onboardedAt: tx.clock.now() })
            .where('id', '=', tx.viewer.id)
            .where('onboardedAt', 'is', null)
            .returning('id')
            .executeTakeFirst();
        if (finished && need)
            await recordEvent(tx, need);
    });
}
/** Whether a person has neither seen nor finished the onboarding. */
export async function isOnboardingDue({ db }, userId) {
    const user = await db
        .selectFrom('User')
        .select(['onboardedAt', 'onboarding'])
        .where('id', '=', userId)
        .$narrowType()
        .executeTakeFirst();
    return user?.onboardedAt === null && user.onboarding.askedAt === undefined;
}
function selectStored({ db, viewer }) {
    return db
        .selectFrom('User as u')
        .leftJoin('Space as draft', (join) => join.onRef('draft.hostId', '=', 'u.id').on('draft.clientKey', '=', DRAFT_KEY))
        .select(['u.intention', 'u.onboarding', 'u.onboardedAt', 'draft.id as draftId', 'draft.status as draftStatus'])
        .where('u.id', '=', viewer.id)
        .$narrowType();
}
async function problemsOf(ctx, answers) {
    const { MAX_LEAD_DAYS } = await constantsOf(ctx);
    return answerProblems(answers, { today: ctx.clock.today(), maxLeadDays: MAX_LEAD_DAYS });
}
/** The valid answers of an offer; null without any. */
async function validOffer(ctx, answers) {
    const invalid = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
    const { type, postalCode, sizeM2 } = answers.offer ?? {};
    const valid = {
        ...(type ? { type } : {}),
        ...(postalCode?.trim() && !invalid.has('offer.postalCode') ? { postalCode: postalCode.trim() } : {}),
        ...(sizeM2 != null && !invalid.has('offer.sizeM2') ? { sizeM2 } : {}),
    };
    return Object.keys(valid).length > 0 ? valid : null;
}
/** The valid answers of a need; null without a place and either things or a start. */
async function validNeed(ctx, answers) {
    const invalid = new Set((await problemsOf(ctx, answers)).map(({ path }) => path));
    const { need = {} } = answers;
    const place = need.place?.trim() ?? '';
    const things = need.things ?? [];
    const from = invalid.has('need.from') ? null : (need.from ?? null);
    if (!place || (things.length === 0 && from === null))
        return null;
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
function cityOf({ ports }, { postalCode }) {
    return postalCode ? (ports.geocoder.understand(postalCode)?.city ?? null) : null;
}
//# sourceMappingURL=onboarding.service.js.map