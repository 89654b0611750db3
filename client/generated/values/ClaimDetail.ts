import type { ClaimDetail } from '../schema';

export const ClaimDetailValues = [
  'ACCESS_MODE',
  'DAMAGE',
  'DAMP',
  'FEATURE',
  'FIRE_RISK',
  'GOODS_LEFT',
  'KEYS',
  'LEAK',
  'NO_LOCK',
  'PESTS',
  'SMALLER',
  'THEFT',
  'TYPE',
  'WATER',
] as const satisfies readonly ClaimDetail[];