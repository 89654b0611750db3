import { Box, chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { HOUR_MS, MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { MOMENT } from './claim-view';

const URGENT_HOURS = 8;

/** How much time is left to answer. */
export function AnswerClock({ until, timeZone }: { until: string; timeZone: string }) {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  const now = useNow(MINUTE_MS);
  const leftMs = Math.max(0, Date.parse(until) - now);
  const isUrgent = leftMs < URGENT_HOURS * HOUR_MS;
  const left = `${Math.floor(leftMs / HOUR_MS)} h ${Math.floor((leftMs % HOUR_MS) / MINUTE_MS)} min`;
  return (
    <Box
      role="timer"
      aria-label={t('case.left', { time: left })}
      display="flex"
      gap="3"
      alignItems="center"
      paddingBlock="4"
      paddingInline={{ base: '4', md: '6' }}
      bg={isUrgent ? 'bg.warning' : 'bg.muted'}
      color={isUrgent ? 'fg.warning' : 'fg'}
    >
      <Hourglass aria-hidden />
      <Box>
        <chakra.b display="block" textStyle="lg">
          {left}
        </chakra.b>
        <chakra.span textStyle="small">
          {t('case.answerBefore', { at: instant(until, { ...MOMENT, timeZone }) })}
        </chakra.span>
      </Box>
    </Box>
  );
}
