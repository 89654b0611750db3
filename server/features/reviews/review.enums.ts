import { registerEnumType } from 'type-graphql';

/** The author's and the subject's roles. */
export enum ReviewDirection {
  OF_SPACE = 'of_space',
  OF_RENTER = 'of_renter',
}

/** Status of a review. */
export enum ReviewStatus {
  SUBMITTED = 'submitted',
  HELD = 'held',
  PUBLISHED = 'published',
  HIDDEN = 'hidden',
}

/** Why a review is held until staff have read it. */
export enum ReviewFlag {
  INSULT = 'insult',
  THREAT = 'threat',
  EXTORTION = 'extortion',
  PERSONAL_DATA = 'personal_data',
}

/** Orders of a list of reviews; equal ones are sorted newest first. */
export enum ReviewOrder {
  NEWEST = 'newest',
  MOST_USEFUL = 'most_useful',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
}

/** A rental is reviewed while it runs and at its end. */
export enum ReviewRoundKind {
  STAY = 'stay',
  END = 'end',
}

registerEnumType(ReviewDirection, {
  name: 'ReviewDirection',
  description: 'The author’s and the subject’s roles.',
  valuesConfig: {
    OF_SPACE: { description: 'The renter about the space and its host.' },
    OF_RENTER: { description: 'The host about the renter.' },
  },
});
registerEnumType(ReviewOrder, {
  name: 'ReviewOrder',
  description: 'Order of a list of reviews; equal ones are sorted newest first.',
  valuesConfig: {
    NEWEST: { description: 'Last published first.' },
    MOST_USEFUL: { description: 'Those marked as useful most often first.' },
    HIGHEST: { description: 'Most stars first.' },
    LOWEST: { description: 'Fewest stars first.' },
  },
});
registerEnumType(ReviewStatus, {
  name: 'ReviewStatus',
  description: 'Status of a review. Everybody but its author sees PUBLISHED only, and the staff HELD too.',
  valuesConfig: {
    SUBMITTED: { description: 'Written; hidden until the other side has written or the deadline has passed.' },
    HELD: { description: 'Waits until staff have read it.' },
    PUBLISHED: { description: 'Everybody can read it.' },
    HIDDEN: { description: 'Hidden by the staff, because it is against the rules.' },
  },
});

/** The categories each side rates, in the order of the form. */
export const CATEGORIES = {
  [ReviewDirection.OF_SPACE]: ['accuracy', 'access', 'condition', 'security', 'communication', 'value'],
  [ReviewDirection.OF_RENTER]: ['communication', 'care', 'rules', 'payment'],
} as const;

export const ALL_CATEGORIES = [
  'accuracy',
  'access',
  'condition',
  'security',
  'communication',
  'value',
  'care',
  'rules',
  'payment',
] as const;

export type ReviewCategory = (typeof ALL_CATEGORIES)[number];
export type Scores = Readonly<Partial<Record<ReviewCategory, number | null>>>;
