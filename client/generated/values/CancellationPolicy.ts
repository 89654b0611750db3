import type { CancellationPolicy } from '../schema';

export const CancellationPolicyValues = [
  'FLEXIBLE',
  'MODERATE',
  'STRICT',
] as const satisfies readonly CancellationPolicy[];