/** Widths of a list's own room from which more fits: beside the rail and a case it is narrower than the window. */
const FROM = { md: 720, desk: 950, lg: 1000, '2xl': 1200, '3xl': 1360 } as const;

export type RoomWidth = keyof typeof FROM;

/** Styles from a width of the room on. */
export const inRoom = <Styles>(width: RoomWidth, styles: Styles): Record<string, Styles> => ({
  [`@container (min-width: ${FROM[width]}px)`]: styles,
});

/** Not shown in a narrower room. */
export const hiddenBelow = (width: RoomWidth): Record<string, { display: 'none' }> => ({
  [`@container (max-width: ${FROM[width] - 0.1}px)`]: { display: 'none' },
});
