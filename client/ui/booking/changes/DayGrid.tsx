import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { monthAfter, monthOf } from '../../time/days';
import { DayTable } from './DayTable';
import { useDayFocus } from './use-day-focus';

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface DayGridProps {
  label: string;
  /** Null: none is chosen yet, and the months begin with `min`. */
  value: string | null;
  onChange: (day: string) => void;
  today: string;
  /** First and last day of the shown months. */
  min: string;
  max: string;
  /** Why a day cannot be chosen; null if it can. */
  closedBecause: (day: string) => string | null;
  /** Days marked as paid, half-open. */
  tint?: { from: string; to: string };
  /** Days of charges. */
  chargeDays?: readonly string[];
}

/** A month of days: arrow keys move among them, a disabled day can be focused and shows its reason. */
export function DayGrid({ label, value, onChange, min, max, ...marks }: DayGridProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const labelId = useId();
  const first = value ?? min;
  const [month, setMonth] = useState(monthOf(first));
  const focus = useDayFocus({ first, month, onMonth: setMonth, min, max });
  return (
    <div>
      <Flex align="center" justify="space-between" marginBottom="2">
        <chakra.span
          id={labelId}
          fontWeight="600"
          aria-live="polite"
          display="inline-block"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {formats.day(month, { month: 'long', year: 'numeric' })}
        </chakra.span>
        <Flex>
          <IconButton
            variant="ghost"
            size="sm"
            boxSize="11"
            aria-label={t('grid.before')}
            disabled={month <= monthOf(min)}
            onClick={() => setMonth(monthAfter(month, -1))}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            size="sm"
            boxSize="11"
            aria-label={t('grid.after')}
            disabled={month >= monthOf(max)}
            onClick={() => setMonth(monthAfter(month, 1))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <DayTable
        month={month}
        label={label}
        describedBy={labelId}
        focus={focus}
        spacing="2px"
        head={{ height: '7', fontWeight: '600' }}
        dayHeight="11"
        renderDay={(day, isReachable) => (
          <Day
            key={day}
            day={day}
            isChosen={day === value}
            isReachable={isReachable}
            onChoose={() => {
              focus.setFocus(day);
              onChange(day);
            }}
            {...marks}
          />
        )}
      />
    </div>
  );
}

interface DayProps extends Pick<DayGridProps, 'today' | 'closedBecause' | 'tint' | 'chargeDays'> {
  day: string;
  isChosen: boolean;
  /** Whether it is in the tab order: one day of the grid at a time. */
  isReachable: boolean;
  onChoose: () => void;
}

function Day({ day, isChosen, isReachable, onChoose, today, closedBecause, tint, chargeDays }: DayProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const reason = closedBecause(day);
  const isTinted = tint !== undefined && day >= tint.from && day < tint.to;
  const isCharge = chargeDays?.includes(day) ?? false;
  const words = [
    formats.day(day, LONG),
    day === today && t('grid.today'),
    isCharge && t('grid.charge'),
    isTinted && t('grid.paid'),
    reason,
  ].filter(Boolean);
  return (
    <chakra.td role="gridcell" aria-selected={isChosen} padding="0">
      <chakra.button
        type="button"
        data-day={day}
        tabIndex={isReachable ? 0 : -1}
        aria-label={words.join(', ')}
        aria-disabled={reason !== null || undefined}
        title={reason ?? undefined}
        onClick={() => reason === null && onChoose()}
        width="full"
        height="11"
        borderRadius="10px"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        fontWeight={reason === null ? '600' : '450'}
        cursor={reason === null ? 'pointer' : 'not-allowed'}
        color={isChosen ? 'brand.contrast' : isTinted ? 'brand.fg' : reason === null ? 'fg' : 'fg.subtle'}
        bg={isChosen ? 'brand.solid' : isTinted ? 'brand.subtle' : 'transparent'}
        textDecoration={day === today ? 'underline' : undefined}
        textUnderlineOffset="4px"
        boxShadow={isCharge && !isChosen ? 'inset 0 0 0 2px var(--hueco-colors-brand-solid)' : undefined}
        _hover={isChosen || reason !== null ? {} : { bg: 'hover' }}
      >
        {Number(day.slice(8))}
      </chakra.button>
    </chakra.td>
  );
}
