import {
  orderedConstants,
  platformConstants,
  type PlatformConstantKey,
  type PlatformConstants,
} from '../../../core/constants/constants.js';

/** The minimum and maximum of a constant: its own bounds, narrowed by the constants that it must not exceed. */
export function boundsOf(
  key: PlatformConstantKey,
  now: PlatformConstants,
): { readonly min: number; readonly max: number } {
  const own = platformConstants[key];
  const below = orderedConstants.flatMap(([less, more]) => (more === key ? [now[less]] : []));
  const above = orderedConstants.flatMap(([less, more]) => (less === key ? [now[more]] : []));
  return { min: Math.max(own.min, ...below), max: Math.min(own.max, ...above) };
}
