import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DetailSectionProps {
  title: string;
  /** Beside the title, less prominent. */
  note?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A block of details of a case page. */
export function DetailSection({ title, note, end, children }: DetailSectionProps) {
  return (
    <Box as="section" aria-label={title} padding="14px 20px" borderTopWidth="1px" borderColor="hairline">
      <Flex justifyContent="space-between" alignItems="baseline" gap="3" marginBottom="2">
        <chakra.h3 textStyle="sm" fontWeight="600">
          {title}
          {note && (
            <chakra.small textStyle="sm" fontWeight="450" color="fg.subtle" marginInlineStart="1.5">
              {note}
            </chakra.small>
          )}
        </chakra.h3>
        {end}
      </Flex>
      {children}
    </Box>
  );
}

/** Labels at the left, values at the right. */
export function Details({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <chakra.dl display="grid" gap="1.5" textStyle="sm">
      {rows.map(([name, value], place) => (
        // Two refunds of one day have the same label.
        <Flex key={`${place} ${name}`} justifyContent="space-between" columnGap="4" flexWrap="wrap">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd
            fontWeight="500"
            textAlign="end"
            minWidth="0"
            overflowWrap="anywhere"
            fontVariantNumeric="tabular-nums"
          >
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

/** A heading of the middle column. */
export function BlockHead({ title, note }: { title: string; note?: ReactNode }) {
  return (
    <Flex alignItems="baseline" justifyContent="space-between" gap="4" marginBottom="3">
      <chakra.h2 fontWeight="600">{title}</chakra.h2>
      {note && (
        <chakra.span textStyle="sm" color="fg.subtle">
          {note}
        </chakra.span>
      )}
    </Flex>
  );
}
