/** Two panels side by side where there is room: a long and a short one. */
export const DUO = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' } as const;
