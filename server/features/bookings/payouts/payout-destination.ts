import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Config } from '../../../config.js';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { CLOSING_KINDS } from '../../accounts/measures/measure.enums.js';
import { hasTaxDetails } from '../../accounts/tax/has-tax-details.js';
import { PayoutAccountStatus } from '../payees/payout-account.enums.js';
import { payoutGateway, type PayoutAccount } from './payout-port.js';

/** The account to which a host can be paid now, or what is missing for it. */
interface PayoutDestination {
  readonly account: PayoutAccount | null;
  /** The money of a host whose account is closed waits until the staff allow its payouts. */
  readonly missing: 'release' | 'account' | 'tax_details' | null;
}

/** Where a host can be paid now. Tax details must be complete where they are required. */
export async function payoutDestination(ctx: ServiceContext, hostId: string): Promise<PayoutDestination> {
  const host = await ctx.db
    .selectFrom('User as u')
    .select('u.suspendedAt')
    .select((eb) => [arePayoutsPaused(eb).as('arePaused'), hasTaxDetails(eb).as('hasTaxDetails')])
    .where('u.id', '=', hostId)
    .executeTakeFirst();
  if (!host || host.arePaused) return { account: null, missing: 'release' };
  const account = (await payoutGateway()?.accountOf(ctx, hostId)) ?? null;
  const mayBeReported = host.hasTaxDetails || !ctx.config.requirePayoutAccount;
  if (account && mayBeReported) return { account, missing: null };
  // Who cannot sign in is asked for nothing.
  if (host.suspendedAt !== null) return { account: null, missing: 'release' };
  return { account: null, missing: account ? 'tax_details' : 'account' };
}

type WithUser = Tables & { u: Tables['User'] };

/** Whether the payouts of the user with alias `u` wait: a measure closes the account, and the staff have not allowed them since. */
export function arePayoutsPaused(eb: ExpressionBuilder<WithUser, 'u'>): ExpressionWrapper<WithUser, 'u', SqlBool> {
  return eb.exists(
    eb
      .selectFrom('AccountMeasure as m')
      .select('m.id')
      .whereRef('m.userId', '=', 'u.id')
      .where('m.kind', 'in', CLOSING_KINDS)
      .where('m.liftedAt', 'is', null)
      .where((of) =>
        of.or([of('u.payoutsAllowedAt', 'is', null), of('m.startsAt', '>', of.ref('u.payoutsAllowedAt'))]),
      ),
  );
}

/** Whether the host with alias `u` cannot be paid until they give an account or tax details; money of closed accounts waits for the staff. */
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
