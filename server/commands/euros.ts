/** An amount for the command line: plain digits, so that it can be searched and added up. */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
