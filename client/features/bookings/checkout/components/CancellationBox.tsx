import { Badge, Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { policyBounds } from '../../../../generated/rare-bounds';
import { RichText } from '../../../../i18n/RichText';
import type { PolicyTerms_TermsFragment } from '../../../../generated/graphql';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { usePolicyTerms } from '../../../../ui/booking/use-policy-terms';
import { lastMinute } from '../../../../ui/booking/last-minute';
import { MINUTE_MS } from '../../../../ui/time/durations';
import { instantIn } from '../../../../ui/time/instant-in';
import { useNow } from '../../../../ui/time/use-now';
import { SmallPrint } from './Part';

interface CancellationBoxProps {
  terms: PolicyTerms_TermsFragment;
  /** Null when cancelling is no longer free. */
  freeUntil: string | null;
  /** Hours after the confirmation in which cancelling is free under any policy; null when they add nothing. */
  freeHours: number | null;
  from: string;
  timeZone: string;
}

/** Until when cancelling is free, as a bar and in words. */
export function CancellationBox({ terms, freeUntil, freeHours, from, timeZone }: CancellationBoxProps) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const shown = usePolicyTerms();
  const last = freeUntil ? lastMinute(formats, freeUntil, timeZone) : null;
  return (
    <Box layerStyle="card" padding={{ base: '4', md: '5' }}>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <chakra.h3 fontWeight="600">{t(`cancellation.name.${terms.policy}`)}</chakra.h3>
        <Badge colorPalette={last || freeHours ? 'trust' : 'orange'}>
          {freeHours
            ? t('cancellation.freeHours', { count: freeHours })
            : last
              ? t('cancellation.freeUntil', { day: last.short })
              : t('cancellation.notFree')}
        </Badge>
      </Box>
      <Bar freeUntil={freeUntil} lastDay={last?.short ?? null} from={from} timeZone={timeZone} />
      <SmallPrint marginTop="3.5">
        {freeHours && <RichText text={t('cancellation.hours', { count: freeHours })} marks={{ b: <b /> }} />}{' '}
        {last ? (
          <RichText text={t('cancellation.free', { day: last.day, time: last.time })} marks={{ b: <b /> }} />
        ) : (
          !freeHours && t('cancellation.over')
        )}{' '}
        {t(`cancellation.after.${terms.policy}`, { ...shown(terms), ...policyBounds })}
      </SmallPrint>
    </Box>
  );
}

/* Proportional to the time, but each segment stays wide enough for its date. */
function Bar({
  freeUntil,
  lastDay,
  from,
  timeZone,
}: Pick<CancellationBoxProps, 'freeUntil' | 'from' | 'timeZone'> & { lastDay: string | null }) {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const now = useNow(MINUTE_MS);
  const end = new Date(instantIn(timeZone, from, '00:00')).getTime();
  const free = freeUntil ? Math.max(0, new Date(freeUntil).getTime() - now) : 0;
  const part = Math.max(0, end - now - free);
  const share = free === 0 ? 0 : Math.min(0.82, Math.max(0.18, free / (free + part || 1)));
  return (
    <Box aria-hidden marginTop="5" style={{ ['--free' as string]: `${share * 100}%` }}>
      <Box display="flex" gap="3px" height="8px">
        {share > 0 && <Box width="var(--free)" borderRadius="4px" bg="trust.solid" />}
        <Box flex="1" borderRadius="4px" bg="fg.warning" opacity="0.75" />
      </Box>
      <Box
        position="relative"
        display="flex"
        justifyContent="space-between"
        marginTop="2.5"
        textStyle="caption"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        <span>{t('cancellation.today')}</span>
        {lastDay && (
          <chakra.span position="absolute" insetInlineStart="var(--free)" translate={share > 0.6 ? '-100% 0' : '0 0'}>
            {lastDay}
          </chakra.span>
        )}
        <span>{day(from, SHORT_DAY)}</span>
      </Box>
    </Box>
  );
}
