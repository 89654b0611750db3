import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Queue } from './use-queues';

interface AgeBarProps {
  queue: Pick<Queue, 'openCount' | 'lateCount' | 'todayCount'>;
  /** The longest queue, whose bar is full. */
  most: number;
}

/** The segments of a bar with their colours, the most urgent first. */
export const AGES = [
  ['late', 'fg.error'],
  ['today', 'orange.solid'],
  ['inTime', 'border.control'],
] as const;

/** The open cases as a bar: in time, due today, overdue; with a text alternative. */
export function AgeBar({ queue: { openCount, lateCount, todayCount }, most }: AgeBarProps) {
  const { t } = useTranslation('staff');
  const counts = { late: lateCount, today: todayCount, inTime: openCount - lateCount - todayCount };
  if (openCount === 0) return null;
  return (
    <Flex role="img" aria-label={t('queue.ages', counts)} gap="0.5" width={{ base: 'full', md: '96px' }} height="2">
      {AGES.toReversed().map(([age, color]) =>
        counts[age] === 0 ? null : (
          <Box
            key={age}
            height="full"
            minWidth="1.5"
            borderRadius="xs"
            bg={color}
            style={{ width: `${(counts[age] / most) * 100}%` }}
          />
        ),
      )}
    </Flex>
  );
}
