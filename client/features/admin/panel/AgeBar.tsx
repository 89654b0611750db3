import { Box, Flex } from '@chakra-ui/react';

interface AgeBarProps {
  queue: { readonly openCount: number; readonly lateCount: number; readonly todayCount: number };
  /** The longest queue: its bar is full. */
  most: number;
}

const AGES = [
  ['late', 'fg.error'],
  ['today', 'orange.solid'],
  ['rest', 'border.control'],
] as const;

/** The open cases as a bar: out of time, due today, the rest; the row says the same in words. */
export function AgeBar({ queue: { openCount, lateCount, todayCount }, most }: AgeBarProps) {
  const counts = { late: lateCount, today: todayCount, rest: openCount - lateCount - todayCount };
  return (
    <Flex gap="0.5" width="112px" height="2" aria-hidden>
      {AGES.map(([age, color]) =>
        counts[age] === 0 ? null : (
          <Box
            key={age}
            height="full"
            minWidth="1"
            borderRadius="xs"
            bg={color}
            style={{ width: `${(counts[age] / most) * 100}%` }}
          />
        ),
      )}
    </Flex>
  );
}
