import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { axisOf } from './axis';
import { AxisLine } from './AxisLine';

/** One step of a period, with the same step of the previous period. */
export interface PeriodStep {
  readonly key: string;
  /** Its label below the axis. */
  readonly name: string;
  /** Its description as text. */
  readonly title: string;
  readonly now: number;
  readonly before: number;
}

interface PeriodLinesProps {
  label: string;
  steps: readonly PeriodStep[];
  /** The label of a line of the axis. */
  lineText: (value: number) => string;
  /** Room for these labels. */
  axisWidth?: string;
}

const [WIDTH, HEIGHT] = [600, 200];
const LABELS = 6;

/** A number by step, against the previous period. */
export function PeriodLines({ label, steps, lineText, axisWidth = '2rem' }: PeriodLinesProps) {
  const { top, lines } = axisOf(Math.max(...steps.flatMap(({ now, before }) => [now, before])));
  const x = (index: number): number => (index / Math.max(1, steps.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  const path = (kind: 'now' | 'before'): string =>
    steps.map((step, index) => `${x(index).toFixed(1)},${y(step[kind]).toFixed(1)}`).join(' ');
  return (
    <>
      <Box role="img" aria-label={label} fontVariantNumeric="tabular-nums">
        <Box position="relative" height="200px" style={{ marginInlineStart: axisWidth }}>
          {lines.map((line) => (
            <AxisLine key={line} share={line / top}>
              {lineText(line)}
            </AxisLine>
          ))}
          <chakra.svg
            position="absolute"
            inset="0"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            width="full"
            height="full"
            overflow="visible"
            fill="none"
            css={{ '& > *': { vectorEffect: 'non-scaling-stroke' } }}
          >
            <chakra.polygon
              points={`0,${HEIGHT} ${path('now')} ${WIDTH},${HEIGHT}`}
              fill="brand.solid"
              opacity="0.08"
            />
            <chakra.polyline points={path('before')} stroke="fg.subtle" strokeWidth="1.5" strokeDasharray="2 3" />
            <chakra.polyline points={path('now')} stroke="brand.solid" strokeWidth="2.25" strokeLinejoin="round" />
          </chakra.svg>
          <Flex position="absolute" inset="0">
            {steps.map(({ key, title }) => (
              <Box key={key} flex="1" title={title} _hover={{ bg: 'hover' }} />
            ))}
          </Flex>
        </Box>
        <AxisNames steps={steps} axisWidth={axisWidth} />
      </Box>
      <Legend />
    </>
  );
}

function AxisNames({ steps, axisWidth }: { steps: readonly PeriodStep[]; axisWidth: string }) {
  const every = Math.max(1, Math.round(steps.length / LABELS));
  const last = steps.length - 1;
  return (
    <Box
      position="relative"
      height="5"
      marginTop="2"
      textStyle="xs"
      color="fg.subtle"
      style={{ marginInlineStart: axisWidth }}
    >
      {steps.map(({ key, name }, index) => {
        const isLast = index === last;
        if (!isLast && (index % every !== 0 || last - index < every / 2)) return null;
        // On phones every second label fits.
        const isRoomy = isLast || (index % (2 * every) === 0 && last - index >= every * 1.2);
        return (
          <chakra.span
            key={key}
            position="absolute"
            whiteSpace="nowrap"
            hideBelow={isRoomy ? undefined : 'md'}
            fontWeight={isLast ? '700' : undefined}
            color={isLast ? 'fg' : undefined}
            style={{
              insetInlineStart: `${(index / Math.max(1, last)) * 100}%`,
              transform: index === 0 ? undefined : `translateX(${isLast ? '-100%' : '-50%'})`,
            }}
          >
            {name}
          </chakra.span>
        );
      })}
    </Box>
  );
}

function Legend() {
  const { t } = useTranslation('stats');
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="4" textStyle="xs" color="fg.muted">
      <Flex align="center" gap="2">
        <Box width="4" borderTopWidth="2px" borderColor="brand.solid" />
        {t('thisPeriod')}
      </Flex>
      <Flex align="center" gap="2">
        <Box width="4" borderTopWidth="2px" borderStyle="dotted" borderColor="fg.subtle" />
        {t('before')}
      </Flex>
    </Flex>
  );
}
