/** What each side gives stars for beside the whole, in the order it is asked. */
export const PARTS = {
  RENTER: ['accuracy', 'access', 'condition', 'security', 'communication', 'value'],
  HOST: ['communication', 'care', 'rules', 'payment'],
} as const;

export type ReviewSide = keyof typeof PARTS;
export type ReviewPart = (typeof PARTS)[ReviewSide][number];

export const ALL_PARTS: readonly ReviewPart[] = [...new Set<ReviewPart>([...PARTS.RENTER, ...PARTS.HOST])];
