import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import type { DraftValues } from './draft.types.js';
import type { SpaceDraft } from './space-draft.types.js';
import { AccessHours } from '../fields/space-fields.types.js';
import { getSpaceField, spaceFieldNames } from '../fields/space-fields.js';

/**
 * The fields of an input that are too long to store. Drafts are stored as typed; these lengths only exclude what no wizard could have sent.
 */
export function draftInputProblems(input: SpaceDraft): FieldError[] {
  return spaceFieldNames.flatMap((name) => {
    const { maxKept: max } = getSpaceField(name);
    const value = input[name];
    // Including its fee an amount must still fit the API's integers.
    const size = typeof value === 'number' ? Math.abs(value) : lengthOf(value);
    return max !== undefined && size > max
      ? [{ path: `draft.${name}`, code: FieldProblemCode.TOO_LONG, params: { max } }]
      : [];
  });
}

const lengthOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/** Copies an input's known fields one by one, so that nothing else a client sends is ever stored. */
export function givenDraftValues(input: SpaceDraft): DraftValues {
  const given = spaceFieldNames
    .filter((name) => input[name] !== undefined)
    .map((name) => [name, storedValue(getSpaceField(name).type, input[name])] as const);
  return Object.fromEntries(given) as DraftValues;
}

function storedValue(type: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [item] = type as readonly [object];
    return item === AccessHours ? value.map(plainHours) : inOrder(item, value);
  }
  return type === String && typeof value === 'string' ? storable(value) : value;
}

function plainHours({ weekday, fromMinute, toMinute }: AccessHours): AccessHours {
  return { weekday, fromMinute, toMinute };
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Each value once, in the enum's order. */
function inOrder(values: object, chosen: readonly unknown[]): unknown[] {
  return Object.values(values).filter((value) => chosen.includes(value));
}
