import { FieldProblemCode, type FieldError } from '../../core/errors.js';
import type { DraftValues } from './draft-types.js';
import type { SpaceDraft } from './space-draft.types.js';
import { Declaration, GoodsCategory, SpaceFeature } from './space-types.js';

type TextField =
  | 'address'
  | 'city'
  | 'postalCode'
  | 'floor'
  | 'door'
  | 'title'
  | 'description'
  | 'nif'
  | 'accessInstructions';

/** Drafts are kept as typed; these lengths only keep out what no wizard could have sent. */
const MAX_TEXT: Readonly<Record<TextField, number>> = {
  address: 300,
  city: 200,
  postalCode: 20,
  floor: 100,
  door: 100,
  title: 200,
  description: 5000,
  nif: 40,
  accessInstructions: 3000,
};
const MAX_ACCESS_HOURS = 100;

const PLAIN_FIELDS = [
  'lat',
  'lng',
  'isPinConfirmed',
  'type',
  'sizeM2',
  'lengthM',
  'widthM',
  'heightM',
  'doorWidthM',
  'doorHeightM',
  'humidity',
  'priceMonthCents',
  'minDays',
  'discount90Percent',
  'discount180Percent',
  'discount365Percent',
  'deposit',
  'cancellationPolicy',
  'isTrader',
  'taxProfile',
  'accessMode',
  'visitNoticeHours',
  'visitsPerMonth',
  'keysLent',
  'isInstantBook',
  'availableFrom',
] as const satisfies readonly (keyof DraftValues)[];

const textFields = Object.keys(MAX_TEXT) as TextField[];

/** What of an input is too long to be kept. */
export function draftInputProblems(input: SpaceDraft): FieldError[] {
  const tooLong = (path: string, max: number): FieldError => ({
    path: `draft.${path}`,
    code: FieldProblemCode.TOO_LONG,
    params: { max },
  });
  return [
    ...textFields
      .filter((field) => (input[field]?.length ?? 0) > MAX_TEXT[field])
      .map((field) => tooLong(field, MAX_TEXT[field])),
    ...((input.accessHours?.length ?? 0) > MAX_ACCESS_HOURS ? [tooLong('accessHours', MAX_ACCESS_HOURS)] : []),
  ];
}

/** The fields an input names, copied one by one: nothing else of what a client sends is ever kept. */
export function givenDraftValues(input: SpaceDraft): DraftValues {
  const given: Record<string, unknown> = {};
  for (const field of PLAIN_FIELDS) if (input[field] !== undefined) given[field] = input[field];
  for (const field of textFields) {
    const text = input[field];
    if (text !== undefined) given[field] = text === null ? null : storable(text);
  }
  if (input.features !== undefined) given['features'] = inOrder(SpaceFeature, input.features);
  if (input.allowedGoods !== undefined) given['allowedGoods'] = inOrder(GoodsCategory, input.allowedGoods);
  if (input.declarations !== undefined) given['declarations'] = inOrder(Declaration, input.declarations);
  if (input.accessHours !== undefined) {
    given['accessHours'] =
      input.accessHours?.map(({ weekday, fromMinute, toMinute }) => ({ weekday, fromMinute, toMinute })) ?? null;
  }
  return given as DraftValues;
}

/** PostgreSQL keeps neither NUL nor halves of letters. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Each value once, in the enum's order. */
function inOrder<T extends string>(values: Readonly<Record<string, T>>, chosen: readonly T[] | null): T[] | null {
  return chosen && Object.values(values).filter((value) => chosen.includes(value));
}
