import { UsageError } from './command.types.js';
const LENGTH = { min: 5, max: 500 };
/** Of commands that change something: why, for the record of acts. */
export const REASON = { reason: { type: 'string' } };
/** The reason that was given; throws when it is missing or too short to mean anything. */
export function neededReason({ reason }) {
    const text = typeof reason === 'string' ? reason.trim() : '';
    if (text.length < LENGTH.min || text.length > LENGTH.max)
        throw new UsageError(`--reason "…" is needed, ${LENGTH.min}–${LENGTH.max} characters: it goes into the record of acts.`);
    return text;
}
//# sourceMappingURL=reason-option.js.map