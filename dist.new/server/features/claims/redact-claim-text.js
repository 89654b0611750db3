import { redactText } from '../../core/redaction/redact-text.js';
/** A text of one side as the other side may read it; the two have agreed on a booking. */
export const redactClaimText = (text, locale) => redactText(text, true, locale);
//# sourceMappingURL=redact-claim-text.js.map