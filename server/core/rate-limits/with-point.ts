import type { ServiceContext } from '../context.js';
import { consume, returnPoint, tryConsume, type BucketName } from './rate-limits.js';

/** Does work that costs a point, which is returned when the work fails. Throws RATE_LIMITED when none is left. */
export async function withPoint<Result>(
  ctx: ServiceContext,
  bucket: BucketName,
  key: string,
  work: (taken: number) => Promise<Result>,
): Promise<Result> {
  const taken = await consume(ctx, bucket, key);
  return returnedOnFailure(ctx, bucket, key, () => work(taken));
}

/**
 * Does work that mails a receipt to an address if it has a point left: the limit of the network does not protect a mailbox whose address is
 * typed from many networks. The point is taken outside of the work's transaction, which may be repeated, and returned when the work fails,
 * because it is tried again then.
 */
export async function withReceipt<Result>(
  ctx: ServiceContext,
  bucket: BucketName,
  email: string,
  work: (mayMail: boolean) => Promise<Result>,
): Promise<Result> {
  if (!(await tryConsume(ctx, bucket, email))) return work(false);
  return returnedOnFailure(ctx, bucket, email, () => work(true));
}

async function returnedOnFailure<Result>(
  ctx: ServiceContext,
  bucket: BucketName,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await returnPoint(ctx, bucket, key);
    throw error;
  }
}
