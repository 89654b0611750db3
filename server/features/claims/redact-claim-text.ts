import { redactText } from '../../core/redaction/redact-text.js';
import type { Locale } from '../../core/values/locale.js';

/** Redacts a text of one side for the other; the two have a confirmed booking. */
export const redactClaimText = (text: string, locale: Locale): string => redactText(text, true, locale);
