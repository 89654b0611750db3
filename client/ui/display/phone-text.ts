/** A Spanish number as it is written, `+34 612 345 678`; others as they are. */
export const phoneText = (e164: string): string => e164.replace(/^\+34(\d{3})(\d{3})(\d{3})$/, '+34 $1 $2 $3');
