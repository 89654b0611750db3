import { Role } from '../../../core/roles.js';
import { PayoutAccountStatus } from '../../../features/bookings/payees/payout-account.enums.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { DemoPerson } from '../make-people.js';
import { accountOf, ibanEndOf } from './demo-payout-account.js';

/** Complete payout accounts of all hosts, in our records and in the sandbox provider's. */
export async function insertPayoutAccounts(tx: SeedTransaction, people: readonly DemoPerson[]): Promise<void> {
  const hosts = people.filter(({ roles }) => roles.includes(Role.HOST));
  await insertRows(
    tx,
    'SandboxObject',
    hosts.map(({ id, isTrader, createdAt }) => ({
      id: accountOf(id),
      kind: 'account' as const,
      accountId: null,
      createdAt,
      body: {
        business_type: isTrader ? 'company' : 'individual',
        country: 'ES',
        metadata: { userId: id },
        details_submitted: true,
        payouts_enabled: true,
        charges_enabled: false,
        capabilities: { transfers: 'active' },
        requirements: { currently_due: [], past_due: [], eventually_due: [], current_deadline: null },
        external_accounts: {
          object: 'list',
          data: [{ id: `ba_${ibanEndOf(id)}`, object: 'bank_account', last4: ibanEndOf(id), country: 'ES' }],
        },
      },
    })),
  );
  await insertRows(
    tx,
    'PayoutAccount',
    hosts.map(({ id, createdAt }) => ({
      userId: id,
      provider: 'sandbox',
      ref: accountOf(id),
      idempotencyKey: `account:${id}`,
      status: PayoutAccountStatus.COMPLETE,
      requirements: [],
      requirementsDueAt: null,
      ibanLast4: ibanEndOf(id),
      createdAt,
      updatedAt: createdAt,
    })),
  );
}
