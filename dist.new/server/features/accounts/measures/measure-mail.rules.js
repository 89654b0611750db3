import { MeasureKind } from './measure-codes.js';
import { limitNames, reasonNames } from '../words/measure-words.js';
const TEMPLATES = {
    [MeasureKind.WARNING]: 'warned',
    [MeasureKind.LIMIT_MESSAGES]: 'limited',
    [MeasureKind.LIMIT_BOOKINGS]: 'limited',
    [MeasureKind.LIMIT_PUBLISHING]: 'limited',
    [MeasureKind.SUSPENSION]: 'suspended-until',
    [MeasureKind.BAN]: 'banned',
};
/** The account mail that tells a person what was decided, with its parameters in their language. */
export function measureMail(measure, locale) {
    return {
        template: TEMPLATES[measure.kinds[0] ?? MeasureKind.WARNING],
        params: {
            rule: reasonNames[locale][measure.reason],
            reason: measure.statement,
            until: measure.endsAt?.toISOString() ?? null,
            what: measure.kinds.flatMap((kind) => limitNames[locale][kind] ?? []).join(', ') || null,
        },
    };
}
//# sourceMappingURL=measure-mail.rules.js.map