/** Two panels beside each other where there is room: what is long, and what is short. */
export const DUO = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' } as const;
