/** Integer cents of EUR. Amounts never exist as euros with decimals. */
export type Cents = number;

/** Hundredths of a percent: 1000 is 10 %. */
export type BasisPoints = number;

const BPS_IN_WHOLE = 10_000;
const CENTS_IN_EURO = 100;

/** Throws unless the amount is a safe integer of cents. */
export function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  return cents;
}

/**
 * Divides two integers and rounds half up. Negative amounts mirror positive ones,
 * so that a reversing entry is exactly the entry it reverses.
 */
export function divideRounded(numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError('The denominator must be positive');
  if (!Number.isSafeInteger(2 * numerator + denominator)) throw new RangeError('Too large to divide exactly');
  if (numerator < 0) return 0 - divideRounded(-numerator, denominator);
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A share of an amount, given in basis points, rounded half up. */
export function percentBps(cents: Cents, bps: BasisPoints): Cents {
  return divideRounded(assertCents(cents) * bps, BPS_IN_WHOLE);
}

/** An amount less a whole percentage, rounded half up. */
export function lessPercent(cents: Cents, percent: number): Cents {
  return divideRounded(assertCents(cents) * (100 - percent), 100);
}

/** The tax contained in an amount that already includes it; base and tax add up to the amount. */
export function ivaContained(totalCents: Cents, bps: BasisPoints): Cents {
  return totalCents - divideRounded(assertCents(totalCents) * BPS_IN_WHOLE, BPS_IN_WHOLE + bps);
}

/** The sum of the amounts, checked to be exact. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return assertCents(amounts.reduce((sum, cents) => sum + assertCents(cents), 0));
}

/**
 * Splits an amount in proportion to weights: each part is rounded half up and the last takes the remainder.
 * A part never takes more than what is left, so no part is of the opposite sign.
 */
export function splitByWeights(totalCents: Cents, weights: readonly number[]): Cents[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0 || weightSum <= 0 || weights.some((weight) => weight < 0)) {
    throw new RangeError('Weights must be non-negative, with a positive sum');
  }
  if (totalCents < 0) return splitByWeights(-totalCents, weights).map((part) => 0 - part);
  let left = assertCents(totalCents);
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const part = isLast ? left : Math.min(left, divideRounded(totalCents * weight, weightSum));
    left -= part;
    return part;
  });
}

/** The amount rounded to whole euros. */
export function wholeEuros(cents: number): Cents {
  return Math.round(cents / CENTS_IN_EURO) * CENTS_IN_EURO;
}

/** The amount clamped between two bounds. */
export function clampCents(cents: Cents, min: Cents, max: Cents): Cents {
  return Math.min(Math.max(cents, min), max);
}
