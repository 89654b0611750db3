/** A button at the bottom of a dialog: full width on phones; enlarged text wraps. */
export const WIDE = {
  width: { base: 'full', md: 'auto' },
  height: 'auto',
  minHeight: '11',
  paddingBlock: '2',
  whiteSpace: 'normal',
} as const;
