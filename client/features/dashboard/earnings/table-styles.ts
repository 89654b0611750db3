/** A row of the tab's tables: columns on wide screens, a block of lines on narrow ones. */
export const rowOf = (columns: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: columns },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  }) as const;

/** A number at the end of its column. */
export const AMOUNT = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/** On narrow screens a cell takes the full width, under title and amount. */
export const LINE = { gridColumn: { base: '1 / -1', lg: 'auto' } } as const;
/** Below a table. */
export const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  textStyle: 'sm',
  color: 'fg.muted',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderColor: 'hairline',
} as const;
