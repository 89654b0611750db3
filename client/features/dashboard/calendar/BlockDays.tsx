import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { monthAfter, monthOf } from '../../../ui/time/days';
import { DayTable } from '../../../ui/booking/changes/DayTable';
import { useDayFocus } from '../../../ui/booking/changes/use-day-focus';
import { capitalised } from '../../../ui/display/capitalised';

const DAY_HEIGHT = { base: '44px', md: '40px' };

interface BlockDaysProps {
  month: string;
  onMonth: (month: string) => void;
  /** Both included. */
  value: { from: string; to: string } | null;
  onChange: (value: { from: string; to: string }) => void;
  min: string;
  max: string;
  /** Why a day cannot be chosen; null if it can. */
  takenBy: (day: string) => string | null;
}

/** A month in which the first and last day are picked, both included. */
export function BlockDays({ month, onMonth, value, onChange, min, max, takenBy }: BlockDaysProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const focus = useDayFocus({ first: value?.from ?? min, month, onMonth, min, max });
  const pick = (day: string): void => {
    focus.setFocus(day);
    // The second click ends the range; another one starts a new range.
    onChange(
      value && value.from === value.to && day > value.from ? { from: value.from, to: day } : { from: day, to: day },
    );
  };
  const name = formats.day(month, { month: 'long', year: 'numeric' }).replace(' de ', ' ');
  const turn = (count: number, label: string, isOff: boolean) => (
    <IconButton
      variant="ghost"
      boxSize="11"
      minWidth="0"
      borderRadius="full"
      aria-label={label}
      disabled={isOff}
      onClick={() => onMonth(monthAfter(month, count))}
    >
      {count < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </IconButton>
  );
  return (
    <>
      <Flex align="center" justify="space-between" marginBottom="1">
        {turn(-1, t('previous'), month <= monthOf(min))}
        <chakra.h3 fontWeight="600" aria-live="polite">
          {capitalised(name)}
        </chakra.h3>
        {turn(1, t('next'), month >= monthOf(max))}
      </Flex>
      <DayTable
        month={month}
        label={name}
        focus={focus}
        spacing="0 2px"
        head={{ height: '6', fontWeight: '500' }}
        dayHeight={DAY_HEIGHT}
        renderDay={(day, isReachable) => (
          <Day
            key={day}
            day={day}
            isReachable={isReachable}
            value={value}
            isPast={day < min || day > max}
            taken={takenBy(day)}
            onPick={() => pick(day)}
          />
        )}
      />
    </>
  );
}

interface DayProps {
  day: string;
  isReachable: boolean;
  value: BlockDaysProps['value'];
  isPast: boolean;
  taken: string | null;
  onPick: () => void;
}

function Day({ day, isReachable, value, isPast, taken, onPick }: DayProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const isChosen = value !== null && day >= value.from && day <= value.to;
  const isEnd = value !== null && (day === value.from || day === value.to);
  const isOff = isPast || taken !== null;
  const label = [formats.day(day, LONG_DAY), taken, isChosen && t('chosen')];
  const radius = [day === value?.from, day === value?.to].map((isRound) => (isRound || !isChosen ? '9px' : '0'));
  return (
    <chakra.td role="gridcell" aria-selected={isChosen} padding="0">
      <Box asChild>
        <chakra.button
          type="button"
          data-day={day}
          tabIndex={isReachable ? 0 : -1}
          aria-label={label.filter(Boolean).join(', ')}
          aria-disabled={isOff || undefined}
          onClick={() => !isOff && onPick()}
          width="full"
          height={DAY_HEIGHT}
          textStyle="sm"
          fontWeight={isChosen ? '600' : '500'}
          fontVariantNumeric="tabular-nums"
          cursor={isOff ? 'not-allowed' : 'pointer'}
          borderRadius={taken ? '0' : `${radius[0]} ${radius[1]} ${radius[1]} ${radius[0]}`}
          color={isEnd ? 'brand.contrast' : isChosen ? 'brand.fg' : isPast ? 'fg.subtle' : taken ? 'fg.muted' : 'fg'}
          bg={isEnd ? 'brand.solid' : isChosen ? 'brand.subtle' : taken ? 'bg.muted' : undefined}
          textDecoration={taken ? 'line-through' : undefined}
          _hover={isOff || isChosen ? {} : { bg: 'hover' }}
        >
          {Number(day.slice(8))}
        </chakra.button>
      </Box>
    </chakra.td>
  );
}
