/** Formats an amount for the command line in plain digits, so that it can be searched and summed. */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
