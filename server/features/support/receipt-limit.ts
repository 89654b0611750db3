import type { ServiceContext } from '../../core/context.js';
import { returnPoint, tryConsume } from '../../core/rate-limits/rate-limits.js';

const BUCKET = 'receipt-mail';

/**
 * Does work that mails a receipt to an address if it has a point left: the limit of the network does not protect a mailbox whose address is
 * typed from many networks. The point is taken outside of the work's transaction, which may be repeated, and returned when the work fails,
 * because a mail is delivered again then.
 */
export async function withReceipt<Result>(
  ctx: ServiceContext,
  email: string,
  work: (mayMail: boolean) => Promise<Result>,
): Promise<Result> {
  const mayMail = await tryConsume(ctx, BUCKET, email);
  try {
    return await work(mayMail);
  } catch (error) {
    if (mayMail) await returnPoint(ctx, BUCKET, email);
    throw error;
  }
}
