import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { daysBetween, useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { withOtherYear } from '../../../ui/time/with-other-year';

type Booking = DashboardBooking_BookingFragment;

interface Step {
  readonly key: 'requested' | 'confirmed' | 'start' | 'running' | 'nextCharge' | 'end';
  readonly when: string;
  readonly state: 'done' | 'now' | 'later';
}

/** The progress of a stay from request to move-out: five points while it is active. */
export function StayTimeline({ booking, ...rest }: { booking: Booking; order?: object }) {
  const { t } = useTranslation('dashboard');
  const steps = useSteps(booking);
  return (
    <chakra.ol
      aria-label={t('renter.timeline')}
      listStyleType="none"
      display="grid"
      gridAutoFlow={{ base: 'row', md: 'column' }}
      gridAutoColumns="1fr"
      paddingInline={{ base: '4', md: '6' }}
      paddingTop={{ base: '5', md: '1' }}
      paddingBottom={{ base: '4', md: '6' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderColor="hairline"
      {...rest}
    >
      {steps.map((step) => (
        <Point key={step.key} step={step} name={t(`renter.steps.${step.key}`)} />
      ))}
    </chakra.ol>
  );
}

function useSteps(booking: Booking): Step[] {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const now = today();
  // Without the year, the end of a one-year stay would look like its first day.
  const day = (value: string): string => formats.day(value, withOtherYear(value, SHORT_DAY));
  const hasBegun = booking.from <= now;
  const hasEnded = booking.status === 'MOVE_OUT';
  const charge: Step | false = booking.nextCharge !== null && {
    key: 'nextCharge',
    when: day(booking.nextCharge.dueOn),
    state: 'later',
  };
  // The first charge of a far-off stay is due before its first day.
  const isDueFirst = booking.nextCharge !== null && booking.nextCharge.dueOn < booking.from;
  const steps: (Step | false)[] = [
    booking.requestedAt !== null && {
      key: 'requested',
      when: formats.instant(booking.requestedAt, SHORT_DAY),
      state: 'done',
    },
    booking.decidedAt !== null && {
      key: 'confirmed',
      when: formats.instant(booking.decidedAt, SHORT_DAY),
      state: hasBegun ? 'done' : 'now',
    },
    isDueFirst && charge,
    { key: 'start', when: day(booking.from), state: hasBegun ? 'done' : 'later' },
    hasBegun &&
      !hasEnded && {
        key: 'running',
        when: t('renter.dayNumber', { number: daysBetween(booking.from, now) + 1 }),
        state: 'now',
      },
    !isDueFirst && charge,
    { key: 'end', when: booking.isOpenEnded ? t('renter.noEnd') : day(booking.to), state: hasEnded ? 'now' : 'later' },
  ];
  return steps.filter((step) => step !== false);
}

const DOTS = {
  done: { bg: 'trust.solid' },
  now: {
    bg: 'brand.solid',
    boxShadow: '0 0 0 4px color-mix(in srgb, var(--hueco-colors-brand-solid) 22%, transparent)',
  },
  later: { bg: 'bg.panel', boxShadow: 'inset 0 0 0 2px var(--hueco-colors-border-control)' },
} as const;
const LINES = {
  done: 'trust.solid',
  now: { base: 'border', md: 'linear-gradient(90deg, {colors.brand.solid} 50%, {colors.border} 50%)' },
  later: 'border',
} as const;

function Point({ step: { when, state }, name }: { step: Step; name: string }) {
  return (
    <chakra.li
      aria-current={state === 'now' ? 'step' : undefined}
      position="relative"
      display={{ base: 'flex', md: 'block' }}
      justifyContent="space-between"
      gap="3"
      paddingInlineStart={{ base: '7', md: '0' }}
      paddingInlineEnd={{ md: '2' }}
      paddingTop={{ md: '26px' }}
      paddingBottom={{ base: '4', md: '0' }}
      textStyle="sm"
      _last={{ paddingBottom: '0', _after: { display: 'none' } }}
      _before={{
        content: '""',
        position: 'absolute',
        zIndex: '1',
        insetInlineStart: '0',
        top: '5px',
        boxSize: '3',
        borderRadius: 'full',
        ...DOTS[state],
      }}
      _after={{
        content: '""',
        position: 'absolute',
        borderRadius: '1px',
        background: LINES[state],
        insetInlineStart: { base: '5px', md: '18px' },
        insetInlineEnd: { md: '6px' },
        top: { base: '21px', md: '10px' },
        bottom: { base: '-1px', md: 'auto' },
        width: { base: '2px', md: 'auto' },
        height: { base: 'auto', md: '2px' },
      }}
    >
      <chakra.b
        display="block"
        fontWeight={state === 'later' ? '500' : '600'}
        color={state === 'later' ? 'fg.muted' : undefined}
      >
        {name}
      </chakra.b>
      <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
        {when}
      </chakra.span>
    </chakra.li>
  );
}
