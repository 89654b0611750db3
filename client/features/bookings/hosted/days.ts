/** `5 de mayo` */
export const DAY_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
