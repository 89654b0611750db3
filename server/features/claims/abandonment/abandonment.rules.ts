import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { daysBetween, type LocalDate } from '../../../core/values/date-range.js';
import { divideRounded, type Cents } from '../../../core/values/money.js';
import { MIN_CONDITION_PHOTOS } from '../../bookings/stay/move-in.rules.js';

export const ABANDONMENT_BOUNDS = {
  maxThings: 5000,
  maxWitness: 120,
  minReference: 4,
  maxReference: 40,
} as const;

const DAYS_OF_A_MONTH = 30;

/** What keeping the things costs for so many days: as many days of the agreed rent, without any fee. */
export function storageCents(monthlyRentCents: Cents, days: number): Cents {
  return divideRounded(monthlyRentCents * Math.max(0, days), DAYS_OF_A_MONTH);
}

/** The same from the day a file was opened until another one, which is not counted. */
export function storageCentsUntil(
  { openedOn, monthlyRentCents }: { readonly openedOn: LocalDate; readonly monthlyRentCents: Cents },
  day: LocalDate,
): Cents {
  return storageCents(monthlyRentCents, daysBetween(openedOn, day));
}

/** A list of what is there, as the staff write it. */
export interface ThingsList {
  /** One thing a line. */
  readonly things: string;
  /** Names of two people who were there. */
  readonly firstWitness: string;
  readonly secondWitness: string;
}

/** What is wrong with a list, all fields at once; `photoCount`: how many photos were taken since the rental ended. */
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
  return text.length > max ? [{ path, code: FieldProblemCode.TOO_LONG, params: { max } }] : [];
}

function missingPhotos(count: number): FieldError {
  return { path: 'things', code: FieldProblemCode.CLAIM_PHOTOS, params: { min: MIN_CONDITION_PHOTOS, count } };
}

/** What is wrong with the post's number of a letter. */
export function referenceProblems(reference: string): FieldError[] {
  const { minReference: min, maxReference: max } = ABANDONMENT_BOUNDS;
  const isFit = reference.length >= min && reference.length <= max;
  return isFit ? [] : [{ path: 'reference', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }];
}
