import type { DeclaredValue } from '../../../generated/graphql';
import { declaredValueSteps } from '../../../generated/rare-bounds';
import type { Formats } from '../../../i18n/format';

/** The declared values, from the smallest. */
export const declaredValues = Object.keys(declaredValueSteps) as DeclaredValue[];

/** Which sentence of the catalogue names a declared value, and its bounds in euros. */
export function declaredStep(value: DeclaredValue, number: Formats['number']) {
  const { fromCents, toCents } = declaredValueSteps[value];
  const step = fromCents === null ? 'below' : toCents === null ? 'above' : 'between';
  return { step, bounds: { from: number((fromCents ?? 0) / 100), to: number((toCents ?? 0) / 100) } } as const;
}
