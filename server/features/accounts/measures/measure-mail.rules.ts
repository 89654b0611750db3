import type { MailParams } from '../../../core/mail/mailer.js';
import type { Locale } from '../../../core/values/locale.js';
import { type DecisionOrigin, MeasureKind } from './measure.enums.js';
import { limitNames } from '../words/measure-reasons.js';

export interface DecidedMeasure {
  readonly kinds: readonly MeasureKind[];
  /** The label of its reason in the language. */
  readonly rule: string;
  readonly statement: string;
  readonly endsAt: Date | null;
  readonly origin: DecisionOrigin;
}

const TEMPLATES: Readonly<Record<MeasureKind, string>> = {
  [MeasureKind.WARNING]: 'warned',
  [MeasureKind.LIMIT_MESSAGES]: 'limited',
  [MeasureKind.LIMIT_BOOKINGS]: 'limited',
  [MeasureKind.LIMIT_PUBLISHING]: 'limited',
  [MeasureKind.SUSPENSION]: 'suspended-until',
  [MeasureKind.BAN]: 'banned',
};

/** The account mail that informs a person of a decision, with its parameters in their language. */
export function measureMail(
  measure: DecidedMeasure,
  locale: Locale,
): { readonly template: string; readonly params: MailParams } {
  return {
    template: TEMPLATES[measure.kinds[0] ?? MeasureKind.WARNING],
    params: {
      rule: measure.rule,
      reason: measure.statement,
      origin: measure.origin,
      until: measure.endsAt?.toISOString() ?? null,
      what: measure.kinds.flatMap((kind) => limitNames[locale][kind] ?? []).join(', ') || null,
    },
  };
}
