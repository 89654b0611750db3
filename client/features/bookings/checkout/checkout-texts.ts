import { useTranslation } from 'react-i18next';
import type { Checkout_LineFragment, ProtectionPlan } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats, type Formats } from '../../../i18n/format';

/** `5 abr – 5 may`: with both months, without the year. */
export const shortRange = ({ day }: Pick<Formats, 'day'>, from: string, to: string): string =>
  `${day(from, SHORT_DAY)} – ${day(to, SHORT_DAY)}`;

/** The name of a host within a sentence: the first name of a person, the full name of a business. */
export const hostNameOf = ({ displayName, isTrader }: { displayName: string; isTrader: boolean }): string =>
  isTrader ? displayName : (displayName.split(' ')[0] ?? displayName);

interface FirstCharge {
  line: Pick<Checkout_LineFragment, 'from' | 'to' | 'rentCents' | 'renterFeeCents' | 'protectionCents'>;
  plan: ProtectionPlan;
  creditCents: number;
}

/** The parts of a first charge, which the checkout and the receipt show alike. */
export function useFirstChargeLines() {
  const { t } = useTranslation(['checkout', 'domain']);
  const formats = useFormats();
  return ({ line: { from, to, rentCents, renterFeeCents, protectionCents }, plan, creditCents }: FirstCharge) => [
    { label: t('summary.rent', { days: shortRange(formats, from, to) }), cents: rentCents },
    { label: t('summary.fee'), cents: renterFeeCents },
    ...(protectionCents > 0
      ? [{ label: t('summary.protection', { plan: t(`domain:protection.${plan}`) }), cents: protectionCents }]
      : []),
    ...(creditCents > 0 ? [{ label: t('summary.credit'), cents: -creditCents }] : []),
  ];
}
