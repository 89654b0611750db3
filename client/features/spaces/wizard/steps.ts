import type { WizardCheckQuery, WizardStep } from '../../../generated/graphql';
import { stepsOf } from '../../../ui/steps/steps';

/** The steps in order (WIZ-1). */
export const STEPS = [
  'LOCATION',
  'DETAILS',
  'PHOTOS',
  'PRICING',
  'ACCESS',
  'REVIEW',
] as const satisfies readonly WizardStep[];

export type Problem = NonNullable<WizardCheckQuery['space']>['draftProblems'][number];

export const { slugOf, stepOfSlug, adjacentStep } = stepsOf<WizardStep>(STEPS);

/** A problem's path in field notation: `title`, `accessHours.2`. */
export const fieldOf = (problem: Pick<Problem, 'path'>): string => problem.path.replace(/^draft\./, '');

/** The draft's field of a problem: `accessHours` of `accessHours.2`. */
export const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** Steps with several screens, each with its fields; all other fields of the step are on the screen that is null. */
const SCREENS: Partial<Record<WizardStep, readonly (readonly string[] | null)[]>> = {
  DETAILS: [['type', 'title', 'description'], null, ['humidity', 'allowedGoods']],
};

/** How many screens a step has. */
export const screensOf = (step: WizardStep): number => SCREENS[step]?.length ?? 1;

/** The screen of a field; 0 is the first. */
export function screenOf(step: WizardStep, field: string): number {
  const screens = SCREENS[step];
  if (!screens) return 0;
  const named = screens.findIndex((fields) => fields?.includes(rootOf(field)));
  return named >= 0 ? named : screens.indexOf(null);
}

/** Whether a problem belongs to a screen. */
export const isOnScreen = (problem: Pick<Problem, 'step' | 'path'>, step: WizardStep, screen: number): boolean =>
  problem.step === step && screenOf(step, fieldOf(problem)) === screen;

/** Where to continue a draft: the first step with something missing. */
export const firstOpenStep = (problems: readonly Problem[]): WizardStep => problems[0]?.step ?? 'REVIEW';

/** What the first step lacks before anything is typed, as the server would report for an empty draft, which is not created for that. */
export const UNTOUCHED_PROBLEMS: readonly Problem[] = (
  [
    ['draft.address', 'ADDRESS_REQUIRED'],
    ['draft.city', 'CITY_REQUIRED'],
    ['draft.postalCode', 'POSTAL_CODE_INVALID'],
    ['pin', 'REQUIRED'],
  ] as const
).map(([path, code]) => ({ __typename: 'FieldProblem', step: 'LOCATION', path, code, params: null }));
