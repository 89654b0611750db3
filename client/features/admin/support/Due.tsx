import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { HOUR_MS, MINUTE_MS } from '../../../ui/time/durations';

const SOON_MS = 2 * HOUR_MS;
const RADIUS = 6.5;
const ROUND = 2 * Math.PI * RADIUS;

/** The remaining time to answer a ticket: a ring that empties, and text. */
export function Due({ from, until }: { from: string; until: string }) {
  const { t } = useTranslation('support');
  const { duration } = useTicketTimes();
  const now = useMinute();
  const left = new Date(until).getTime() - now;
  const share = Math.max(0, Math.min(1, left / (new Date(until).getTime() - new Date(from).getTime())));
  const color = left <= 0 ? 'fg.error' : left < SOON_MS ? 'fg.warning' : 'fg.muted';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      flexShrink="0"
      textStyle="sm"
      fontWeight="500"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      color={color}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <circle cx="8" cy="8" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      {left <= 0 ? t('staff.late') : duration(Math.ceil(left / MINUTE_MS))}
    </chakra.span>
  );
}

/** The current time, refreshed every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
