import { addDays, addMonthsClamped, isLocalDate, type LocalDate } from '../../core/values/date-range.js';
import { FieldProblemCode as Code, type FieldError } from '../../core/errors/errors.js';
import { storable } from '../spaces/draft/draft-input.rules.js';
import { isPostalCode } from '../../core/values/postal-code.js';
import { spaceFields } from '../spaces/fields/space-fields.js';
import { thingProblems } from '../spaces/things/things.rules.js';
import type { SaveOnboardingInput, SpaceOffer, StorageNeed } from './onboarding.types.js';
import { OnboardingStep } from './onboarding.types.js';

/** Stored answers, except for the intention, which has a column of its own. */
export interface Answers {
  readonly step?: OnboardingStep;
  /** First visit, ISO instant. */
  readonly askedAt?: string;
  readonly need?: StorageNeed;
  readonly offer?: SpaceOffer;
}

/** Technical limits that no form exceeds, and the months to choose from. */
export const MAX_TEXT = { place: 120, postalCode: 20 } as const;
const MONTHS = { min: 1, max: 12 } as const;
const MAX_SIZE_M2 = 1_000_000;

/** Problems of an input that cannot be stored. */
export function inputProblems({ need, offer }: SaveOnboardingInput): FieldError[] {
  const tooLong = (path: string, max: number): FieldError => ({ path, code: Code.TOO_LONG, params: { max } });
  const { months } = need ?? {};
  const { sizeM2 } = offer ?? {};
  return [
    ...thingProblems(need?.things ?? [], 'need.things'),
    ...((need?.place?.length ?? 0) > MAX_TEXT.place ? [tooLong('need.place', MAX_TEXT.place)] : []),
    ...(months != null && (months < MONTHS.min || months > MONTHS.max)
      ? [{ path: 'need.months', code: Code.FILTER_OUT_OF_RANGE, params: MONTHS }]
      : []),
    ...((offer?.postalCode?.length ?? 0) > MAX_TEXT.postalCode
      ? [tooLong('offer.postalCode', MAX_TEXT.postalCode)]
      : []),
    ...(sizeM2 != null && Math.abs(sizeM2) > MAX_SIZE_M2
      ? [{ path: 'offer.sizeM2', code: Code.SIZE_OUT_OF_RANGE, params: spaceFields.sizeM2.bounds }]
      : []),
  ];
}

/** Problems of stored answers: shown at their fields, and such answers are ignored at the end. */
export function answerProblems(
  { need = {}, offer = {} }: Answers,
  { today, maxLeadDays }: { today: LocalDate; maxLeadDays: number },
): FieldError[] {
  const { min, max } = spaceFields.sizeM2.bounds;
  const isSizeWrong = offer.sizeM2 != null && (offer.sizeM2 < min || offer.sizeM2 > max);
  return [
    ...(need.from && need.from < today ? [{ path: 'need.from', code: Code.DATE_IN_PAST }] : []),
    ...(need.from && need.from > addDays(today, maxLeadDays)
      ? [{ path: 'need.from', code: Code.START_TOO_FAR, params: { maxDays: maxLeadDays } }]
      : []),
    ...(offer.postalCode && !isPostalCode(offer.postalCode.trim())
      ? [{ path: 'offer.postalCode', code: Code.POSTAL_CODE_INVALID }]
      : []),
    ...(isSizeWrong ? [{ path: 'offer.sizeM2', code: Code.SIZE_OUT_OF_RANGE, params: { min, max } }] : []),
  ];
}

/** Merges an input into the answers, field by field. */
export function mergeInput(answers: Answers, { step, need, offer }: SaveOnboardingInput): Answers {
  return {
    ...answers,
    ...(step == null ? {} : { step }),
    need: need === null ? {} : { ...answers.need, ...pick(need, ['things', 'place', 'from', 'months']) },
    offer: offer === null ? {} : { ...answers.offer, ...pick(offer, ['type', 'postalCode', 'sizeM2']) },
  };
}

/** The end of the need; null without a start or a duration, or beyond the last valid date. */
export function endOfNeed({ from, months }: StorageNeed): LocalDate | null {
  const end = from && months ? addMonthsClamped(from, months) : null;
  return isLocalDate(end) ? end : null;
}

/* Copies listed fields only, so that nothing else a client sends is stored. */
function pick<T extends object>(values: T | undefined, fields: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const field of fields) {
    const value = values?.[field];
    if (value !== undefined) picked[field] = typeof value === 'string' ? (storable(value) as typeof value) : value;
  }
  return picked;
}
