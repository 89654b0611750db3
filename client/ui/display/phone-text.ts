/** A Spanish number in groups, `+34 612 345 678`; others unchanged. */
export const phoneText = (e164: string): string => e164.replace(/^\+34(\d{3})(\d{3})(\d{3})$/, '+34 $1 $2 $3');
