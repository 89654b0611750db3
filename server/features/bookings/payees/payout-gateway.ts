import type { NotNull } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { PayoutGateway } from '../payouts/payout-port.js';
import { PayoutAccountStatus } from './payout-account.enums.js';

/** Payouts go through the provider that has the host's account; its balance is compared every night. */
export const connectedAccounts: PayoutGateway = {
  providerOf: ({ ports }: ServiceContext, name) =>
    ports.payments.all.find((provider) => provider.name === name) ?? null,
  mainProvider: ({ ports }: ServiceContext) => (ports.payments.current.cardForm ? ports.payments.current : null),
  accountOf: async (tx, userId) => {
    const account = await tx.db
      .selectFrom('PayoutAccount')
      .select(['provider', 'ref', 'ibanLast4'])
      .where('userId', '=', userId)
      .where('status', '=', PayoutAccountStatus.COMPLETE)
      .where('ref', 'is not', null)
      .$narrowType<{ ref: NotNull }>()
      .executeTakeFirst();
    return account ?? null;
  },
};
