import { createHash } from 'node:crypto';
import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { lengthOf } from '../../../core/values/text.js';
import { CLAIM_BOUNDS } from '../claim-cases.rules.js';
import type { DamagedItem } from '../proposal/guarantee.rules.js';

/** The problems of a list of things. */
export function inventoryProblems(items: readonly DamagedItem[]): FieldError[] {
  const { maxItems: max, maxItemName, maxCents } = CLAIM_BOUNDS;
  if (items.length > max) return [{ path: 'items', code: FieldProblemCode.TOO_LONG, params: { max } }];
  return items.flatMap(({ name, valueCents }, index) => [
    ...(name === '' ? [{ path: `items.${index}.name`, code: FieldProblemCode.REQUIRED }] : []),
    ...(lengthOf(name) > maxItemName
      ? [{ path: `items.${index}.name`, code: FieldProblemCode.TOO_LONG, params: { max: maxItemName } }]
      : []),
    ...(valueCents > 0 && valueCents <= maxCents
      ? []
      : [
          {
            path: `items.${index}.valueCents`,
            code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE,
            params: { max: maxCents },
          },
        ]),
  ]);
}

/** The id of a signed list, derived from its hash. */
export function listIdOf(hash: string): string {
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The hash of the list in its order, bound to this booking. */
export function inventoryHash(bookingId: string, items: readonly DamagedItem[]): string {
  const list = items.map(({ name, kind, valueCents }) => [name, kind, valueCents]);
  return createHash('sha256')
    .update(JSON.stringify([bookingId, list]))
    .digest('hex');
}
