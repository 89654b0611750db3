import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { dayByKey, monthAfter, monthOf, weeksOf } from './days';

/* A Monday. */
const A_MONDAY = '2024-01-0';
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface DayGridProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  today: string;
  /** First and last day that the months show. */
  min: string;
  max: string;
  /** Why a day cannot be chosen; null when it can. */
  closedBecause: (day: string) => string | null;
  /** Days that are marked as paid, half-open. */
  tint?: { from: string; to: string };
  /** Days on which money is taken. */
  chargeDays?: readonly string[];
}

/** A month of days: arrows move among them, a day that cannot be chosen keeps the focus and says why. */
export function DayGrid({ label, value, onChange, min, max, ...marks }: DayGridProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const labelId = useId();
  const [focus, setFocus] = useState(value);
  const [month, setMonth] = useState(monthOf(value));
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
  }, [focus]);
  const move = (event: KeyboardEvent): void => {
    const wanted = dayByKey(focus, event.key);
    if (!wanted) return;
    event.preventDefault();
    const day = wanted < min ? min : wanted > max ? max : wanted;
    isMoved.current = true;
    setFocus(day);
    setMonth(monthOf(day));
  };
  const turn = (count: number): void => {
    const next = monthAfter(month, count);
    setMonth(next);
    setFocus(next < min ? min : next);
  };
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
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            size="sm"
            boxSize="11"
            aria-label={t('grid.after')}
            disabled={month >= monthOf(max)}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <chakra.table
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={labelId}
        width="full"
        tableLayout="fixed"
        borderCollapse="separate"
        css={{ borderSpacing: '2px' }}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <chakra.th
                key={day}
                scope="col"
                abbr={formats.day(A_MONDAY + day, { weekday: 'long' })}
                textStyle="xs"
                fontWeight="600"
                color="fg.subtle"
                height="7"
              >
                {formats.day(A_MONDAY + day, { weekday: 'narrow' })}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day === null ? (
                  <chakra.td key={column} height="11" />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    isChosen={day === value}
                    isReachable={day === (monthOf(focus) === month ? focus : month)}
                    onChoose={() => {
                      setFocus(day);
                      onChange(day);
                    }}
                    {...marks}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </div>
  );
}

interface DayProps extends Pick<DayGridProps, 'today' | 'closedBecause' | 'tint' | 'chargeDays'> {
  day: string;
  isChosen: boolean;
  /** Whether the tab key reaches it: one day of the grid at a time. */
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
