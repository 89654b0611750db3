/** The heading of the open step: it takes the focus when the step changes. */
export const STEP_HEADING_ID = 'open-step';

/** Steps in order: their slugs in the URL (`about-you`), and their neighbours. */
export function stepsOf<Step extends string>(steps: readonly Step[]) {
  const slugOf = (step: Step): string => step.toLowerCase().replaceAll('_', '-');
  return {
    slugOf,
    stepOfSlug: (slug: string | null): Step | null => steps.find((step) => slugOf(step) === slug) ?? null,
    /** The previous (-1) or next (+1) step; null at the ends. */
    adjacentStep: (step: Step, by: 1 | -1): Step | null => steps[steps.indexOf(step) + by] ?? null,
  };
}
