import { Box, chakra, Flex } from '@chakra-ui/react';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../i18n/RichText';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../last-minute';
import { MoneyLines } from '../MoneyLines';
import { Money } from '../../display/Price';
import { useCreditText } from './use-credit-text';
import type { Cancellable, Preview } from './use-cancellation';

/** What is refunded and what is not, why, and until when this applies. */
export function RefundSums({ preview, details }: { preview: Preview; details: Cancellable }) {
  const { t } = useTranslation('stays');
  const creditText = useCreditText();
  const last4 = details.payment?.methodLast4;
  const { refundCents, creditCents } = preview;
  if (preview.paidCents === 0) {
    return (
      <Box layerStyle="card" padding={{ base: '4', md: '5' }}>
        <p>{t('cancel.unpaid')}</p>
        <Until preview={preview} details={details} />
      </Box>
    );
  }
  return (
    <Box layerStyle="card" padding={{ base: '4', md: '5' }}>
      <chakra.h3 fontWeight="600" marginBottom="3">
        {t('cancel.figures')}
      </chakra.h3>
      <MoneyLines lines={linesOf(preview).map(({ name, cents }) => ({ label: t(`cancel.lines.${name}`), cents }))} />
      <chakra.dl marginTop="4" paddingTop="4" borderTopWidth="1px" display="grid" gap="1">
        <Flex justify="space-between" align="baseline" gap="4">
          <chakra.dt fontWeight="700">{t('cancel.back')}</chakra.dt>
          <chakra.dd textStyle="price" color={preview.refundCents > 0 ? 'trust.fg' : undefined}>
            <Money cents={preview.refundCents} />
          </chakra.dd>
        </Flex>
        {preview.keptCents > 0 && (
          <Flex justify="space-between" gap="4" color="fg.muted">
            <dt>{t('cancel.kept')}</dt>
            <dd>
              <Money cents={preview.keptCents} />
            </dd>
          </Flex>
        )}
      </chakra.dl>
      <chakra.p marginTop="4" textStyle="small" color="fg.muted">
        {t(`cancel.rules.${preview.rule}`, { policy: t(`cancel.policies.${details.cancellationPolicy}`) })}
        {creditCents > 0
          ? ` ${creditText({ refundCents, creditCents })}`
          : last4 && refundCents > 0 && ` ${t('cancel.toCard', { last4 })}`}
      </chakra.p>
      <Until preview={preview} details={details} />
    </Box>
  );
}

const linesOf = ({ rentRefundCents, feeRefundCents, protectionRefundCents }: Preview) => [
  { name: 'rent' as const, cents: rentRefundCents },
  { name: 'fee' as const, cents: feeRefundCents },
  // The default plan costs nothing.
  ...(protectionRefundCents > 0 ? [{ name: 'protection' as const, cents: protectionRefundCents }] : []),
];

function Until({ preview: { freeUntil, changesAt }, details }: { preview: Preview; details: Cancellable }) {
  const { t } = useTranslation('stays');
  const formats = useFormats();
  const until = freeUntil ?? changesAt;
  if (!until) return null;
  const { day, time } = lastMinute(formats, until, details.timeZone);
  const Icon = freeUntil ? CalendarCheck : CalendarClock;
  return (
    <Flex gap="2.5" marginTop="3" textStyle="small" color="fg.muted">
      <chakra.span flexShrink="0" color={freeUntil ? 'trust.fg' : 'fg.warning'}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.span css={{ '& b': { fontWeight: '600', color: 'fg' } }}>
        <RichText text={t(freeUntil ? 'cancel.until' : 'cancel.lessAfter', { day, time })} marks={{ b: <b /> }} />
      </chakra.span>
    </Flex>
  );
}
