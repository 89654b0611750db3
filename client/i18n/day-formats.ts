/** `5 mar` */
export const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
/** `5 mar 2026` */
export const SHORT_DATE = { ...SHORT_DAY, year: 'numeric' } as const;
/** `5 de marzo` */
export const LONG_DAY = { day: 'numeric', month: 'long' } as const;
/** `5 de marzo de 2026` */
export const LONG_DATE = { ...LONG_DAY, year: 'numeric' } as const;
/** `jue, 5 mar 2026` */
export const WITH_WEEKDAY = { weekday: 'short', ...SHORT_DATE } as const;
/** `9:30`; not `timeStyle`, which writes 09:30 in English. */
export const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
