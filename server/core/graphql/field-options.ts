/** The cost of a field with one object: its own points and those of the selected fields below it. */
export const plus =
  (points: number) =>
  ({ childComplexity }: { readonly childComplexity: number }): number =>
    points + childComplexity;

/** A field that may be null. */
export const some = (description: string) => ({ nullable: true, description }) as const;

/** The argument of most mutations. */
export const INPUT = { description: 'The input.' } as const;
