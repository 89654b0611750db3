import { PayoutAccountStatus } from './payout-account.codes.js';
import { PayoutAccount } from './payout-account.entity.js';
/** Pay-outs go through the provider that has the host's account; its balance is compared every night. */
export const connectedAccounts = {
    providerOf: ({ ports }, name) => ports.payments.all.find((provider) => provider.name === name) ?? null,
    mainProvider: ({ ports }) => (ports.payments.current.cardForm ? ports.payments.current : null),
    accountOf: async (tx, userId) => {
        const account = await tx.em.findOne(PayoutAccount, { userId, status: PayoutAccountStatus.COMPLETE });
        if (account?.ref == null)
            return null;
        return { provider: account.provider, ref: account.ref, ibanLast4: account.ibanLast4 };
    },
};
//# sourceMappingURL=payout-gateway.js.map