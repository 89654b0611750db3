import { registerEnumType } from 'type-graphql';

/** Who writes about whom. */
export enum ReviewDirection {
  OF_SPACE = 'of_space',
  OF_RENTER = 'of_renter',
}

/** Where a review stands. */
export enum ReviewStatus {
  SUBMITTED = 'submitted',
  HELD = 'held',
  PUBLISHED = 'published',
  HIDDEN = 'hidden',
}

/** What a review's text can be held back for, until somebody of the staff has read it. */
export enum ReviewFlag {
  INSULT = 'insult',
  THREAT = 'threat',
  EXTORTION = 'extortion',
  PERSONAL_DATA = 'personal_data',
}

/** Which of a rental's two times to write. */
export enum ReviewRound {
  STAY = 'stay',
  END = 'end',
}

registerEnumType(ReviewDirection, {
  name: 'ReviewDirection',
  description: 'Who writes about whom.',
  valuesConfig: {
    OF_SPACE: { description: 'The renter about the space and its host.' },
    OF_RENTER: { description: 'The host about the renter.' },
  },
});
registerEnumType(ReviewStatus, {
  name: 'ReviewStatus',
  description: 'Where a review stands; everybody but its author only ever sees PUBLISHED, and the staff what is HELD.',
  valuesConfig: {
    SUBMITTED: { description: "Written; nobody reads it until the other side's is there or the time is over." },
    HELD: { description: 'The staff look at it before it is published.' },
    PUBLISHED: { description: 'Everybody can read it.' },
    HIDDEN: { description: 'Taken away by the staff, because it is against the rules.' },
  },
});

/** What each side gives stars for beside the whole, in the order they are asked for. */
export const CATEGORIES = {
  [ReviewDirection.OF_SPACE]: ['accuracy', 'access', 'condition', 'security', 'communication', 'value'],
  [ReviewDirection.OF_RENTER]: ['communication', 'care', 'rules', 'payment'],
} as const;

export const ALL_CATEGORIES = ['accuracy', 'access', 'condition', 'security', 'communication', 'value', 'care', 'rules', 'payment'] as const;

export type ReviewCategory = (typeof ALL_CATEGORIES)[number];
export type Scores = Readonly<Partial<Record<ReviewCategory, number | null>>>;
