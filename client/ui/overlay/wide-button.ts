/** A button at the foot of a dialog: on the phone as wide as the window; enlarged words wrap. */
export const WIDE = {
  width: { base: 'full', md: 'auto' },
  height: 'auto',
  minHeight: '11',
  paddingBlock: '2',
  whiteSpace: 'normal',
} as const;
