/** The payout account of a demo host at the sandbox provider. */
export const accountOf = (userId: string): string => `acct_demo_${userId.replaceAll('-', '')}`;

/** The last digits of its account number, from the user's id: the demo is the same each time. */
export const ibanEndOf = (userId: string): string =>
  String(Number.parseInt(userId.slice(0, 6), 16) % 10_000).padStart(4, '0');
