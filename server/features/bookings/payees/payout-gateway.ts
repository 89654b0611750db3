import type { ServiceContext } from '../../../core/context.js';
import type { PayoutGateway } from '../payouts/payout-port.js';
import { PayoutAccountStatus } from './payout-account.codes.js';
import { PayoutAccount } from './payout-account.entity.js';

/** Payouts go through the provider that has the host's account; its balance is compared every night. */
export const connectedAccounts: PayoutGateway = {
  providerOf: ({ ports }: ServiceContext, name) =>
    ports.payments.all.find((provider) => provider.name === name) ?? null,
  mainProvider: ({ ports }: ServiceContext) => (ports.payments.current.cardForm ? ports.payments.current : null),
  accountOf: async (tx, userId) => {
    const account = await tx.em.findOne(PayoutAccount, { userId, status: PayoutAccountStatus.COMPLETE });
    if (account?.ref == null) return null;
    return { provider: account.provider, ref: account.ref, ibanLast4: account.ibanLast4 };
  },
};
