import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { PaymentsPort } from '../../../ports/payments/payments.js';
import { answering } from '../cards/save-method.js';
import { PayoutAccountStatus } from './payout-account.enums.js';
import { storeAccount } from './update-account.js';

/** Where the provider's page returns the host to: the page there waits for the webhook. An expired link leads to `BACK`. */
const BACK = '/dashboard?mode=host&tab=earnings';
const RETURN = `${BACK}&returned=1`;

/** Creates a link to the provider's page where the host enters their details and bank account; it works once and for minutes. */
export async function startPayoutOnboarding(ctx: SignedInContext): Promise<string> {
  const provider = ctx.ports.payments.current;
  await refuseNonHosts(ctx);
  return answering(ctx, async () => {
    const ref = await accountOf(ctx, provider);
    const { publicUrl } = ctx.config;
    const urls = { returnUrl: `${publicUrl}${RETURN}`, refreshUrl: `${publicUrl}${BACK}` };
    const { url } = await provider.createOnboardingLink(ref, urls);
    return url;
  });
}

/** Only a host with a space can be paid. */
async function refuseNonHosts({ db, viewer }: SignedInContext): Promise<void> {
  const space = await db.selectFrom('Space').select('id').where('hostId', '=', viewer.id).limit(1).executeTakeFirst();
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
}

/** The host's account at the provider; created on first use, and only once: the idempotency key is stored before the provider is called. */
async function accountOf(ctx: SignedInContext, provider: PaymentsPort): Promise<string> {
  const userId = ctx.viewer.id;
  await ctx.db
    .insertInto('PayoutAccount')
    .values({
      userId,
      provider: provider.name,
      idempotencyKey: `account:${userId}`,
      status: PayoutAccountStatus.NONE,
      createdAt: ctx.clock.now(),
      updatedAt: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['userId', 'provider']).doNothing())
    .execute();
  const row = await readRow(ctx, provider, userId);
  if (row.ref !== null) return row.ref;
  const state = await provider.createAccount({
    userId,
    email: row.email,
    kind: row.isTrader ? 'company' : 'individual',
    idempotencyKey: row.idempotencyKey,
  });
  // Another call was faster: what it stored is at least as recent as this answer.
  return (await storeAccount(ctx, row, state)) ? state.ref : accountOf(ctx, provider);
}

function readRow({ db }: ServiceContext, { name }: PaymentsPort, userId: string) {
  return db
    .selectFrom('PayoutAccount as a')
    .innerJoin('User as u', 'u.id', 'a.userId')
    .select(['a.id', 'a.ref', 'a.answerCount', 'a.idempotencyKey', 'u.email', 'u.isTrader'])
    .where('a.userId', '=', userId)
    .where('a.provider', '=', name)
    .executeTakeFirstOrThrow();
}
