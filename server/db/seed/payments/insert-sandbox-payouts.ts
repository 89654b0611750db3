import { PayoutStatus } from '../../../features/bookings/payouts/payout.enums.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { moneyOf } from '../make-money.js';

/** The sandbox provider's records of the payouts: transfers to the hosts' accounts, and their bank transfers. */
export async function insertSandboxPayouts(
  tx: SeedTransaction,
  payouts: ReturnType<typeof moneyOf>['payouts'],
): Promise<void> {
  await insertRows(
    tx,
    'SandboxObject',
    payouts.flatMap(({ id, amountCents: amount, accountRef, status, ...payout }) => [
      {
        id: payout.transferRef,
        kind: 'transfer' as const,
        accountId: null,
        createdAt: payout.sentAt,
        body: {
          amount,
          amount_reversed: 0,
          destination: accountRef,
          description: `pay-out ${id}`,
          source_transaction: null,
        },
      },
      {
        id: payout.payoutRef,
        kind: 'payout' as const,
        accountId: accountRef,
        createdAt: payout.sentAt,
        body: {
          amount,
          currency: 'eur',
          status: status === PayoutStatus.PAID ? 'paid' : 'pending',
          failure_code: null,
          arrival_date: Math.floor(Date.parse(payout.arrivesOn) / 1000),
          bank_last4: payout.ibanLast4,
          metadata: { key: `${payout.idempotencyKey}:payout` },
        },
      },
    ]),
  );
  await insertRows(
    tx,
    'SandboxBalanceEntry',
    payouts.flatMap(({ amountCents, accountRef: accountId, transferRef, payoutRef, sentAt: createdAt }) => {
      const transfer = { id: transferRef, object: 'transfer' };
      const payout = { id: payoutRef, object: 'payout' };
      return [
        {
          id: `txn_${transferRef}`,
          accountId: null,
          type: 'transfer',
          amountCents: -amountCents,
          source: transfer,
          createdAt,
        },
        { id: `txn_in_${transferRef}`, accountId, type: 'payment', amountCents, source: transfer, createdAt },
        { id: `txn_${payoutRef}`, accountId, type: 'payout', amountCents: -amountCents, source: payout, createdAt },
      ];
    }),
  );
}
