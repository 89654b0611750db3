import type { WizardCheckQuery, WizardStep } from '../../../generated/graphql';

/** The steps in their order (WIZ-1). */
export const STEPS = [
  'LOCATION',
  'DETAILS',
  'PHOTOS',
  'PRICING',
  'ACCESS',
  'REVIEW',
] as const satisfies readonly WizardStep[];

export type Problem = NonNullable<WizardCheckQuery['space']>['draftProblems'][number];

/** How the address names a step. */
export const slugOf = (step: WizardStep): string => step.toLowerCase();

/** The step an address names, or null. */
export const stepOfSlug = (slug: string | null): WizardStep | null =>
  STEPS.find((step) => slugOf(step) === slug) ?? null;

/** The step before (-1) or after (+1), or null at the ends. */
export const stepBeside = (step: WizardStep, direction: 1 | -1): WizardStep | null =>
  STEPS[STEPS.indexOf(step) + direction] ?? null;

/** A problem's path as the fields are called: `title`, `accessHours.2`. */
export const fieldOf = (problem: Pick<Problem, 'path'>): string => problem.path.replace(/^draft\./, '');

/** The draft's field a problem belongs to: `accessHours` of `accessHours.2`. */
export const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** Steps of several screens, each with the fields that stand there; all others of the step stand on the one that is null. */
const SCREENS: Partial<Record<WizardStep, readonly (readonly string[] | null)[]>> = {
  DETAILS: [['type', 'title', 'description'], null, ['humidity', 'allowedGoods']],
};

/** How many screens a step takes. */
export const screensOf = (step: WizardStep): number => SCREENS[step]?.length ?? 1;

/** On which screen of its step a field stands; 0 is the first. */
export function screenOf(step: WizardStep, field: string): number {
  const screens = SCREENS[step];
  if (!screens) return 0;
  const named = screens.findIndex((fields) => fields?.includes(rootOf(field)));
  return named >= 0 ? named : screens.indexOf(null);
}

/** Whether a problem belongs to a screen. */
export const isOnScreen = (problem: Pick<Problem, 'step' | 'path'>, step: WizardStep, screen: number): boolean =>
  problem.step === step && screenOf(step, fieldOf(problem)) === screen;

/** Where to go on with a draft: the first step that still misses something. */
export const firstOpenStep = (problems: readonly Problem[]): WizardStep => problems[0]?.step ?? 'REVIEW';

/** What the first step lacks before anything was typed, as the server would say of an empty draft: for that none is made. */
export const UNTOUCHED_PROBLEMS: readonly Problem[] = (
  [
    ['draft.address', 'ADDRESS_REQUIRED'],
    ['draft.city', 'CITY_REQUIRED'],
    ['draft.postalCode', 'POSTAL_CODE_INVALID'],
    ['pin', 'REQUIRED'],
  ] as const
).map(([path, code]) => ({ __typename: 'FieldProblem', step: 'LOCATION', path, code, params: null }));
