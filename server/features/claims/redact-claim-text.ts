import { redactText } from '../../core/redaction/redact-text.js';
import type { Locale } from '../../core/values/locale.js';

/** A text of one side as the other side may read it; the two have agreed on a booking. */
export const redactClaimText = (text: string, locale: Locale): string => redactText(text, true, locale);
