import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../i18n/format';
import type { DayRange } from './day-range';
import { monthsLater } from '../time/days';

export interface QuickStaysProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** The first day until one is chosen. */
  min: string;
  /** Shorter stays are not offered. */
  minDays?: number;
  /** Whether an open end was chosen explicitly; if unset, a first day alone means that. */
  hasNoEnd?: boolean;
}

const STAYS = [
  { key: 'oneMonth', months: 1 },
  { key: 'threeMonths', months: 3 },
  { key: 'openEnd', months: null },
] as const;

/** The most frequent stays as buttons: from the chosen day, else from the first available one. */
export function QuickStays({ value, onChange, min, minDays = 0, hasNoEnd = value.to === null }: QuickStaysProps) {
  const { t } = useTranslation('domain');
  const from = value.from ?? min;
  return (
    <Flex wrap="wrap" gap="1.5" mb="3">
      {STAYS.map(({ key, months }) => {
        const to = months && monthsLater(from, months);
        if (to && daysBetween(from, to) < minDays) return null;
        const isChosen = value.from !== null && (to === null ? hasNoEnd : value.to === to);
        return (
          <chakra.button
            key={key}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange({ from, to })}
            minH="9"
            px="2.5"
            borderWidth="1px"
            borderRadius="full"
            textStyle="sm"
            fontWeight="500"
            cursor="pointer"
            {...(isChosen
              ? { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' }
              : { borderColor: 'border.control', _hover: { bg: 'hover' } })}
          >
            {t(`calendar.${key}`)}
          </chakra.button>
        );
      })}
    </Flex>
  );
}
