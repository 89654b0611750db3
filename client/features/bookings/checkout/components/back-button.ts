/** Style of the back button above the title. */
export const BACK = {
  variant: 'plain',
  minHeight: { base: '11', md: '8' },
  fontWeight: '500',
  color: 'fg.muted',
  _hover: { color: 'fg' },
} as const;
