import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Config } from '../../../config.js';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { hasTaxDetails } from '../../accounts/tax/has-tax-details.js';
import { PayoutAccountStatus } from '../payees/payout-account.codes.js';
import { payoutGateway, type PayoutAccount } from './payout-port.js';

/** The account to which a host can be paid now, or what is missing for it. */
interface PayoutDestination {
  readonly account: PayoutAccount | null;
  /** A suspended host's money waits until the staff release it. */
  readonly missing: 'release' | 'account' | 'tax_details' | null;
}

/** Where a host can be paid now. Tax details must be complete where they are required. */
export async function payoutDestination(ctx: ServiceContext, hostId: string): Promise<PayoutDestination> {
  const host = await ctx.db
    .selectFrom('User as u')
    .select((eb) => ['u.suspendedAt', hasTaxDetails(eb).as('hasTaxDetails')])
    .where('u.id', '=', hostId)
    .executeTakeFirst();
  if (!host || host.suspendedAt !== null) return { account: null, missing: 'release' };
  const account = (await payoutGateway()?.accountOf(ctx, hostId)) ?? null;
  if (!account) return { account, missing: 'account' };
  const mayBeReported = host.hasTaxDetails || !ctx.config.requirePayoutAccount;
  return mayBeReported ? { account, missing: null } : { account: null, missing: 'tax_details' };
}

type WithUser = Tables & { u: Tables['User'] };

/** Whether the host with alias `u` cannot be paid until they give an account or tax details; money of suspended hosts waits for the staff. */
export function lacksPayoutDetails(
  eb: ExpressionBuilder<WithUser, 'u'>,
  { requirePayoutAccount }: Pick<Config, 'requirePayoutAccount'>,
): ExpressionWrapper<WithUser, 'u', SqlBool> {
  const hasAccount = eb.exists(
    eb
      .selectFrom('PayoutAccount as t')
      .select('t.id')
      .whereRef('t.userId', '=', 'u.id')
      .where('t.status', '=', PayoutAccountStatus.COMPLETE)
      .where('t.ref', 'is not', null),
  );
  return eb.and([
    eb('u.suspendedAt', 'is', null),
    eb.not(requirePayoutAccount ? eb.and([hasAccount, hasTaxDetails(eb)]) : hasAccount),
  ]);
}
