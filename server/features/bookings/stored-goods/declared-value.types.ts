import { registerEnumType } from 'type-graphql';
import type { Cents } from '../../../core/values/money.js';

/** The value of the stored things, as declared by the renter. */
export enum DeclaredValue {
  UNDER_500 = 'under_500',
  FROM_500_TO_2000 = 'from_500_to_2000',
  FROM_2000_TO_5000 = 'from_2000_to_5000',
  OVER_5000 = 'over_5000',
}

/** Bounds of a declared value; null where it has none. */
export interface ValueStep {
  readonly fromCents: Cents | null;
  readonly toCents: Cents | null;
}

const STEPS_CENTS = [50_000, 200_000, 500_000] as const;

/** The declared values in order. Their names are those of the API and keep the amounts. */
export const DECLARED_VALUE_STEPS: Readonly<Record<DeclaredValue, ValueStep>> = {
  [DeclaredValue.UNDER_500]: { fromCents: null, toCents: STEPS_CENTS[0] },
  [DeclaredValue.FROM_500_TO_2000]: { fromCents: STEPS_CENTS[0], toCents: STEPS_CENTS[1] },
  [DeclaredValue.FROM_2000_TO_5000]: { fromCents: STEPS_CENTS[1], toCents: STEPS_CENTS[2] },
  [DeclaredValue.OVER_5000]: { fromCents: STEPS_CENTS[2], toCents: null },
};

function description(value: DeclaredValue): { description: string } {
  const { fromCents, toCents } = DECLARED_VALUE_STEPS[value];
  if (fromCents === null) return { description: `Less than ${Number(toCents) / 100} €.` };
  if (toCents === null) return { description: `More than ${fromCents / 100} €.` };
  return { description: `${fromCents / 100} to ${toCents / 100} €.` };
}

registerEnumType(DeclaredValue, {
  name: 'DeclaredValue',
  description: 'The value band of the renter’s things.',
  valuesConfig: {
    UNDER_500: description(DeclaredValue.UNDER_500),
    FROM_500_TO_2000: description(DeclaredValue.FROM_500_TO_2000),
    FROM_2000_TO_5000: description(DeclaredValue.FROM_2000_TO_5000),
    OVER_5000: description(DeclaredValue.OVER_5000),
  },
});
