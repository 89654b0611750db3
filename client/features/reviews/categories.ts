/** The categories that each side rates, in the order of the form. */
export const CATEGORIES = {
  RENTER: ['accuracy', 'access', 'condition', 'security', 'communication', 'value'],
  HOST: ['communication', 'care', 'rules', 'payment'],
} as const;

export type ReviewSide = keyof typeof CATEGORIES;
export type ReviewCategory = (typeof CATEGORIES)[ReviewSide][number];

export const ALL_CATEGORIES: readonly ReviewCategory[] = [
  ...new Set<ReviewCategory>([...CATEGORIES.RENTER, ...CATEGORIES.HOST]),
];
