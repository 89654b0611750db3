import { Box, chakra, Flex } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format';
import { linesUpTo } from '../../../ui/charts/axis';
import { BAR_COLORS, type CallsRow } from './calls';

const LINES = 4;
const HEIGHT = '180px';
const GAP = { base: '1', md: '3' } as const;

/** One bar per row, with its errors on top. */
export function CallBars({ label, rows }: { label: string; rows: readonly CallsRow[] }) {
  const formats = useFormats();
  const steps = linesUpTo(Math.max(...rows.map(({ calls }) => calls)), LINES);
  const top = steps.at(-1) ?? 1;
  const share = (count: number): string => `${(count / top) * 100}%`;
  return (
    <Flex role="img" aria-label={label} gap={{ base: '2', md: '3' }}>
      <Box position="relative" height={HEIGHT} textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {/* As wide as the widest number, so that bars align. */}
        <chakra.span visibility="hidden">{formats.number(top)}</chakra.span>
        {steps.map((step) => (
          <chakra.span
            key={step}
            position="absolute"
            insetInlineEnd="0"
            style={{ bottom: share(step), transform: 'translateY(50%)' }}
          >
            {formats.number(step)}
          </chakra.span>
        ))}
      </Box>
      <Box flex="1" minWidth="0">
        <Box position="relative">
          {steps.map((step) => (
            <Box
              key={step}
              position="absolute"
              insetInline="0"
              borderTopWidth="1px"
              borderColor="hairline"
              style={{ bottom: share(step) }}
            />
          ))}
          <Flex align="flex-end" gap={GAP} height={HEIGHT} position="relative">
            {rows.map((row, index) => (
              <Bar key={row.key} row={row} share={share} isOpen={index === rows.length - 1} />
            ))}
          </Flex>
        </Box>
        <Ticks rows={rows} />
      </Box>
    </Flex>
  );
}

interface BarProps {
  row: CallsRow;
  share: (count: number) => string;
  /** Its period has not ended yet. */
  isOpen: boolean;
}

function Bar({ row: { calls, errors, tip }, share, isOpen }: BarProps) {
  return (
    <Flex flex="1" height="full" direction="column" justify="flex-end" title={tip}>
      <Box
        bg={BAR_COLORS.errors}
        borderTopRadius="4px"
        style={{ height: share(errors), minHeight: errors > 0 ? 3 : 0 }}
      />
      <Box
        bg={isOpen ? 'brand.solid' : BAR_COLORS.calls}
        borderTopRadius={errors > 0 ? '0' : '4px'}
        style={{ height: share(calls - errors) }}
      />
    </Flex>
  );
}

/** Labels below the bars: as many as fit, always including the last. */
function Ticks({ rows }: { rows: readonly CallsRow[] }) {
  const every = Math.ceil(rows.length / 14);
  const isShown = (index: number): boolean => (rows.length - 1 - index) % every === 0;
  return (
    <Flex gap={GAP} marginTop="2" textStyle="xs" color="fg.muted">
      {rows.map(({ key, tick }, index) => (
        <chakra.span
          key={key}
          flex="1"
          minWidth="0"
          textAlign="center"
          whiteSpace="nowrap"
          hideBelow={(rows.length - 1 - index) % (every * 2) === 0 ? undefined : 'md'}
          display="flex"
          justifyContent="center"
          {...(index === rows.length - 1 && { fontWeight: '600', color: 'fg' })}
        >
          {isShown(index) ? tick : ''}
        </chakra.span>
      ))}
    </Flex>
  );
}
