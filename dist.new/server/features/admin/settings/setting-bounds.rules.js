import { orderedConstants, platformConstants, } from '../../../core/constants/constants.js';
/** The least and the most a constant may be: its own bounds, narrowed by the constants that it must not pass. */
export function boundsOf(key, now) {
    const own = platformConstants[key];
    const below = orderedConstants.flatMap(([less, more]) => (more === key ? [now[less]] : []));
    const above = orderedConstants.flatMap(([less, more]) => (less === key ? [now[more]] : []));
    return { min: Math.max(own.min, ...below), max: Math.min(own.max, ...above) };
}
//# sourceMappingURL=setting-bounds.rules.js.map