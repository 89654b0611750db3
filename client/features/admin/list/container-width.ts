/** Container widths at which more fits: beside the rail and a case a page is narrower than the window. */
const FROM = { md: 720, desk: 950, lg: 1000, '2xl': 1200, '3xl': 1360 } as const;

export type ContainerWidth = keyof typeof FROM;

/** Styles from a container width on. */
export const fromWidth = <Styles>(width: ContainerWidth, styles: Styles): Record<string, Styles> => ({
  [`@container (min-width: ${FROM[width]}px)`]: styles,
});

/** Hidden below a container width. */
export const hiddenBelow = (width: ContainerWidth): Record<string, { display: 'none' }> => ({
  [`@container (max-width: ${FROM[width] - 0.1}px)`]: { display: 'none' },
});
