import { Box, Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import type { Checkout_BookingFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import { isComplete, type Stay } from '../../../../ui/booking/stay-address';
import { useMedia } from '../../../../ui/layout/use-media';
import { useStayProblems } from '../use-stay-problems';
import { Alert } from './Alert';
import { SmallPrint, Part, type PartState } from './Part';

interface DatesPartProps {
  booking: Checkout_BookingFragment;
  busy: readonly { from: string; to: string }[];
  /** The first available day. */
  min: string;
  /** Shorter stays are not offered. */
  minDays: number;
  state: PartState;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (stay: Stay) => Promise<void>;
}

/** Part 1: the held dates, and a calendar to change them. */
export function DatesPart({ booking, busy, min, minDays, state, isOpen, onOpen, onMove }: DatesPartProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const formats = useFormats();
  const isRolling = booking.termType === 'ROLLING';
  const words = isRolling ? (
    <>
      <b>{t('dates.from', { day: formats.day(booking.from) })}</b> · {t('dates.rolling')}
    </>
  ) : (
    <>
      <b>{formats.dayRange(booking.from, booking.to)}</b> ·{' '}
      {t('dates.fixed', { days: t('common:days', { count: booking.days }) })}
    </>
  );
  return (
    <Part
      number={1}
      state={state}
      title={t('parts.dates')}
      folded={isOpen ? undefined : words}
      onChange={isRolling ? undefined : () => onOpen(true)}
    >
      <DateChange
        booking={booking}
        busy={busy}
        min={min}
        minDays={minDays}
        onMove={onMove}
        onCancel={() => onOpen(false)}
      />
    </Part>
  );
}

function DateChange({
  booking,
  busy,
  min,
  minDays,
  onMove,
  onCancel,
}: Pick<DatesPartProps, 'booking' | 'busy' | 'min' | 'minDays' | 'onMove'> & { onCancel: () => void }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { problem, isMoving, move } = useMove(onMove);
  const hasRoomForTwo = useMedia('(min-width: 1024px)');
  const [days, setDays] = useState<Stay>({ from: booking.from, to: booking.to, isRolling: false });
  const isSame = days.from === booking.from && days.to === booking.to;
  return (
    <Box display="grid" gap="4">
      {problem && <Alert key={problem} text={problem} />}
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" padding={{ base: '3', md: '5' }}>
        <LazyRangeCalendar
          value={days}
          onChange={(range) => setDays({ ...range, isRolling: false })}
          min={min}
          busy={busy}
          months={hasRoomForTwo ? 2 : 1}
          stays={{
            min,
            minDays,
            hasNoEnd: days.isRolling,
            onChange: (range) => setDays({ ...range, isRolling: range.to === null }),
          }}
        />
      </Box>
      <SmallPrint>{t('dates.same')}</SmallPrint>
      <HStack gap="2" flexWrap="wrap">
        <Button
          loading={isMoving}
          disabled={!isComplete(days)}
          onClick={() => {
            if (isSame) onCancel();
            else void move(days);
          }}
        >
          {t('dates.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </HStack>
    </Box>
  );
}

function useMove(onMove: DatesPartProps['onMove']) {
  const wordsOf = useStayProblems();
  const [problem, setProblem] = useState<AppError | null>(null);
  const [isMoving, setMoving] = useState(false);
  const move = async (days: Stay) => {
    setMoving(true);
    setProblem(null);
    try {
      await onMove(days);
    } catch (error) {
      setProblem(toAppError(error));
      setMoving(false);
    }
  };
  return { problem: problem && wordsOf(problem), isMoving, move };
}
