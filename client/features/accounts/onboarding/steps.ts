import type { Every } from '../../../forms/every';
import type { Intention, OnboardingStep } from '../../../generated/schema';
import { formatSearch } from '../../../ui/search-pill/search-params';
import type { StepMark } from '../../../ui/layout/StepRail';
import { locationParams } from '../../../ui/location-field/location-mapping';
import { stepsOf } from '../../../ui/steps/steps';
import type { Onboarding_AnswersFragment } from '../../../generated/graphql';

/** The steps in order. */
export const STEPS = ['INTENTION', 'ABOUT_YOU', 'PLANS', 'TRUST'] as const satisfies Every<OnboardingStep>;

export const { slugOf, stepOfSlug, adjacentStep } = stepsOf<OnboardingStep>(STEPS);

/** The state of a step in the rail, given the open step. */
export function markOf(step: OnboardingStep, open: OnboardingStep): StepMark {
  if (step === open) return 'now';
  return STEPS.indexOf(step) < STEPS.indexOf(open) ? 'done' : 'open';
}

/** The fields of the open step that can be invalid, by the server's names. */
export function fieldsOf(step: OnboardingStep, intention: Intention | null): readonly string[] {
  if (step !== 'PLANS') return [];
  return [
    ...(intention === 'RENT_OUT' ? [] : ['need.from']),
    ...(intention === 'RENT_OUT' || intention === 'BOTH' ? ['offer.postalCode', 'offer.sizeM2'] : []),
  ];
}

/** The search derived from the answers, without unusable days. */
export function searchPath({ need, needTo, problems }: Onboarding_AnswersFragment): string {
  const hasDays = need.from != null && !problems.some(({ path }) => path === 'need.from');
  const search = formatSearch({
    ...locationParams(need.place ?? ''),
    from: hasDays ? need.from : null,
    to: hasDays ? needTo : null,
    things: (need.things ?? []).map(({ thing, count }) => ({ thing, count })),
  });
  return search.size > 0 ? `/search?${search}` : '/search';
}

/** The wizard with the draft of the offer, or a new one. */
export const wizardPath = ({ draftId }: Pick<Onboarding_AnswersFragment, 'draftId'>): string =>
  draftId ? `/publish-space/${draftId}` : '/publish-space';
