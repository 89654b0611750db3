import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MINUTE_MS } from './durations';
import { useNow } from './use-now';

/* Below eight hours the clock is amber. */
const URGENT_MINUTES = 8 * 60;
const CIRCLE = 2 * Math.PI * 6;

interface CountdownProps {
  /** Start and end, ISO instants. */
  since: string;
  until: string;
  /** Text with a {{left}} placeholder; if unset, only the time is shown. */
  sentence?: (left: string) => string;
  size?: 'xs' | 'sm';
}

/** A small ring and the time left as text, updated every minute. */
export function Countdown({ since, until, sentence, size = 'sm' }: CountdownProps) {
  const { t } = useTranslation();
  const now = useNow(MINUTE_MS);
  const end = Date.parse(until);
  const minutes = Math.max(0, Math.floor((end - now) / MINUTE_MS));
  const share = Math.min(1, Math.max(0, (end - now) / Math.max(1, end - Date.parse(since))));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const left =
    days > 0
      ? t('duration.days', { days, hours })
      : hours > 0
        ? t('duration.hours', { hours, minutes: minutes % 60 })
        : t('duration.minutes', { minutes });
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle={size}
      fontWeight="500"
      fontVariantNumeric="tabular-nums"
      whiteSpace={sentence ? undefined : 'nowrap'}
      color={minutes < URGENT_MINUTES ? 'fg.warning' : 'fg.muted'}
    >
      <chakra.svg
        flexShrink="0"
        width="14px"
        height="14px"
        viewBox="0 0 16 16"
        rotate="-90deg"
        fill="none"
        strokeWidth="2"
        aria-hidden
      >
        <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.24" />
        <circle
          cx="8"
          cy="8"
          r="6"
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={CIRCLE}
          strokeDashoffset={CIRCLE * (1 - share)}
        />
      </chakra.svg>
      {sentence ? sentence(left) : left}
    </chakra.span>
  );
}
