/** The account for pay-outs of a demo host, at the sandbox provider. */
export const accountOf = (userId) => `acct_demo_${userId.replaceAll('-', '')}`;
/** The end of its account number, from the user's id: the demo is the same each time. */
export const ibanEndOf = (userId) => String(Number.parseInt(userId.slice(0, 6), 16) % 10_000).padStart(4, '0');
//# sourceMappingURL=demo-payout-account.js.map