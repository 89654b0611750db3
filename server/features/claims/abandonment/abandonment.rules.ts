import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { daysBetween, type LocalDate } from '../../../core/values/date-range.js';
import { divideRounded, type Cents } from '../../../core/values/money.js';
import { lengthOf, isWithin } from '../../../core/values/text.js';
import { MIN_CONDITION_PHOTOS } from '../../bookings/stay/move-in.rules.js';

export const ABANDONMENT_BOUNDS = {
  maxThings: 5000,
  maxWitness: 120,
  minReference: 4,
  maxReference: 40,
} as const;

const DAYS_OF_A_MONTH = 30;

/** The cost of storage for a number of days: the agreed rent, without any fee. */
export function storageCents(monthlyRentCents: Cents, days: number): Cents {
  return divideRounded(monthlyRentCents * Math.max(0, days), DAYS_OF_A_MONTH);
}

/** The cost from the day a file was opened until another day, exclusive. */
export function storageCentsUntil(
  { openedOn, monthlyRentCents }: { readonly openedOn: LocalDate; readonly monthlyRentCents: Cents },
  day: LocalDate,
): Cents {
  return storageCents(monthlyRentCents, daysBetween(openedOn, day));
}

/** A list of things, as the staff enter it. */
export interface ThingsList {
  /** One thing per line. */
  readonly things: string;
  /** The names of two witnesses. */
  readonly firstWitness: string;
  readonly secondWitness: string;
}

/** The problems of a list, all fields at once; `photoCount`: photos taken since the rental ended. */
export function listProblems({ things, firstWitness, secondWitness }: ThingsList, photoCount: number): FieldError[] {
  const isSamePerson = firstWitness.toLocaleLowerCase('es') === secondWitness.toLocaleLowerCase('es');
  return [
    ...textProblems('things', things, ABANDONMENT_BOUNDS.maxThings),
    ...(photoCount < MIN_CONDITION_PHOTOS ? [missingPhotos(photoCount)] : []),
    ...textProblems('firstWitness', firstWitness, ABANDONMENT_BOUNDS.maxWitness),
    ...textProblems('secondWitness', isSamePerson ? '' : secondWitness, ABANDONMENT_BOUNDS.maxWitness),
  ];
}

function textProblems(path: string, text: string, max: number): FieldError[] {
  if (text === '') return [{ path, code: FieldProblemCode.REQUIRED }];
  return lengthOf(text) > max ? [{ path, code: FieldProblemCode.TOO_LONG, params: { max } }] : [];
}

function missingPhotos(count: number): FieldError {
  return { path: 'things', code: FieldProblemCode.CLAIM_PHOTOS, params: { min: MIN_CONDITION_PHOTOS, count } };
}

/** The problem of a letter's tracking number, if any. */
export function referenceProblems(reference: string): FieldError[] {
  const { minReference: min, maxReference: max } = ABANDONMENT_BOUNDS;
  return isWithin(reference, { min, max })
    ? []
    : [{ path: 'reference', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }];
}
