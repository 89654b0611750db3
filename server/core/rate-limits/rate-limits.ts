import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ServiceContext } from '../context.js';
import { databaseOf } from '../../database.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { DAY_S, HOUR_S } from '../values/durations.js';
import { deleteInBatches } from '../writes/delete-in-batches.js';
import { hashedKey } from './hashed-key.js';
import { redisOf } from './redis.js';

const QUARTER_HOUR = 15 * 60;

/** Attempts allowed per number of seconds, counted by a key of the caller. */
const BUCKETS = {
  'sign-in-account': { points: 20, seconds: QUARTER_HOUR },
  'sign-in-ip': { points: 20, seconds: QUARTER_HOUR },
  'sign-in-pause': { points: 1, seconds: 60 },
  'sign-up-ip': { points: 60, seconds: HOUR_S },
  'sign-in-device': { points: 20, seconds: QUARTER_HOUR },
  'password-again': { points: 10, seconds: QUARTER_HOUR },
  'password-checks': { points: 60, seconds: QUARTER_HOUR },
  'second-factor': { points: 10, seconds: HOUR_S },
  'new-sign-in-mail': { points: 5, seconds: HOUR_S },
  'reset-mail': { points: 3, seconds: HOUR_S },
  'email-change': { points: 3, seconds: HOUR_S },
  'account-mail': { points: 3, seconds: HOUR_S },
  'confirmation-mail': { points: 3, seconds: HOUR_S },
  'account-mail-ip': { points: 10, seconds: HOUR_S },
  'avatars-user': { points: 20, seconds: HOUR_S },
  'phone-code-user': { points: 3, seconds: HOUR_S },
  // One account leaves three codes to the others of its network, and one network leaves three to the owner of the number elsewhere.
  'phone-code-number': { points: 9, seconds: HOUR_S },
  'phone-code-number-ip': { points: 6, seconds: HOUR_S },
  'phone-code-ip': { points: 20, seconds: HOUR_S },
  'photos-user': { points: 60, seconds: HOUR_S },
  'documents-user': { points: 40, seconds: HOUR_S },
  'message-files-user': { points: 60, seconds: HOUR_S },
  'claim-files-user': { points: 80, seconds: HOUR_S },
  'interrupted-uploads-user': { points: 20, seconds: HOUR_S },
  'message-reports-user': { points: 10, seconds: HOUR_S },
  'document-zips-user': { points: 20, seconds: HOUR_S },
  'exports-user': { points: 5, seconds: DAY_S },
  'data-requests-user': { points: 10, seconds: DAY_S },
  'cards-ip': { points: 60, seconds: HOUR_S },
  'saved-cards-user': { points: 20, seconds: HOUR_S },
  'bank-page-ip': { points: 120, seconds: HOUR_S },
  'receipt-mail': { points: 3, seconds: HOUR_S },
  'report-receipts': { points: 3, seconds: HOUR_S },
  'contact-ip': { points: 5, seconds: HOUR_S },
  'tickets-user': { points: 10, seconds: HOUR_S },
  'ticket-messages-user': { points: 60, seconds: HOUR_S },
  'ticket-files-user': { points: 60, seconds: HOUR_S },
  'inbound-mail-ip': { points: 30, seconds: QUARTER_HOUR },
  'ticket-mails': { points: 20, seconds: HOUR_S },
  'article-answers-ip': { points: 60, seconds: HOUR_S },
  'space-report-ip': { points: 5, seconds: HOUR_S },
  'useful-reviews-user': { points: 120, seconds: HOUR_S },
  'translations-user': { points: 60, seconds: HOUR_S },
  'translations-ip': { points: 30, seconds: HOUR_S },
  'push-devices-user': { points: 60, seconds: HOUR_S },
  'review-photos-user': { points: 60, seconds: HOUR_S },
  'post-pictures-user': { points: 60, seconds: HOUR_S },
  'review-report-ip': { points: 5, seconds: HOUR_S },
  'complaint-ip': { points: 5, seconds: HOUR_S },
  'user-report-ip': { points: 5, seconds: HOUR_S },
  'waiting-list-ip': { points: 10, seconds: HOUR_S },
  'calendar-feeds-user': { points: 60, seconds: HOUR_S },
  'oauth-ip': { points: 600, seconds: 60 },
  'webhook-tests-user': { points: 60, seconds: HOUR_S },
  typing: { points: 1, seconds: 3 },
  'drafts-user': { points: 60, seconds: HOUR_S },
} as const;

export type BucketName = keyof typeof BUCKETS;

type Limiters = Map<BucketName, RateLimiterAbstract>;

// One set per database: an app has one, tests have several in one process.
const limitersByDriver = new WeakMap<object, Limiters>();

/** Takes a point and returns how many were taken; throws RATE_LIMITED when none is left. */
export async function consume(ctx: ServiceContext, bucket: BucketName, key: string): Promise<number> {
  try {
    return (await limiterOf(ctx, bucket).consume(hashedKey(key))).consumedPoints;
  } catch (error) {
    if (error instanceof RateLimiterRes) throw rateLimited(error.msBeforeNext);
    throw error;
  }
}

/** Takes a point if there is one; returns whether there was. */
export async function tryConsume(ctx: ServiceContext, bucket: BucketName, key: string): Promise<boolean> {
  try {
    await consume(ctx, bucket, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Returns a point, for an attempt that turned out harmless. */
export async function returnPoint(ctx: ServiceContext, bucket: BucketName, key: string): Promise<void> {
  await limiterOf(ctx, bucket).reward(hashedKey(key));
}

/** Blocks this key for some seconds, whatever its points. */
export async function pause(ctx: ServiceContext, bucket: BucketName, key: string, seconds: number): Promise<void> {
  await limiterOf(ctx, bucket).block(hashedKey(key), seconds);
}

/** Throws RATE_LIMITED while the key is paused. */
export async function refuseWhilePaused(ctx: ServiceContext, bucket: BucketName, key: string): Promise<void> {
  const state = await limiterOf(ctx, bucket).get(hashedKey(key));
  if (state && state.consumedPoints > BUCKETS[bucket].points) throw rateLimited(state.msBeforeNext);
}

/** Resets the counter of this key. */
export async function resetBucket(ctx: ServiceContext, bucket: BucketName, key: string): Promise<void> {
  await limiterOf(ctx, bucket).delete(hashedKey(key));
}

/** Resets a key in every bucket, when its person is erased. */
export async function resetAllBuckets(ctx: ServiceContext, key: string): Promise<void> {
  for (const bucket of Object.keys(BUCKETS) as BucketName[]) await resetBucket(ctx, bucket, key);
}

/** Deletes expired counters. */
export function purgeRateLimits({ db }: ServiceContext, signal?: AbortSignal): Promise<void> {
  return deleteInBatches(
    (limit) =>
      db
        .deleteFrom('RateLimit')
        // Again, because a counter may have begun anew since.
        .where('expire', '<', Date.now())
        .where('key', 'in', (eb) =>
          eb.selectFrom('RateLimit').select('key').where('expire', '<', Date.now()).limit(limit),
        ),
    signal,
  );
}

function rateLimited(ms: number): DomainError {
  return new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}

function limiterOf(ctx: ServiceContext, bucket: BucketName): RateLimiterAbstract {
  const driver = ctx.em.getDriver();
  let limiters = limitersByDriver.get(driver);
  if (!limiters) limitersByDriver.set(driver, (limiters = new Map()));
  let limiter = limiters.get(bucket);
  if (!limiter) limiters.set(bucket, (limiter = makeLimiter(ctx, bucket)));
  return limiter;
}

function makeLimiter(ctx: ServiceContext, bucket: BucketName): RateLimiterAbstract {
  const options = { keyPrefix: bucket, points: BUCKETS[bucket].points, duration: BUCKETS[bucket].seconds };
  const { redisUrl } = ctx.config;
  const inDatabase = new RateLimiterPostgres({
    ...options,
    storeClient: sqlClient(ctx),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  if (!redisUrl) return inDatabase;
  // If Redis fails the database counts, so nobody is refused for it and guessing stays limited.
  return new RateLimiterRedis({
    ...options,
    storeClient: redisOf(redisUrl, ctx.log),
    rejectIfRedisNotReady: true,
    insuranceLimiter: inDatabase,
  });
}

interface PgQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The node-postgres interface that the library needs, on the ORM's pool and outside any open transaction. */
function sqlClient(ctx: ServiceContext): { query(query: PgQuery): Promise<{ rows: object[]; rowCount: number }> } {
  const db = databaseOf(ctx.em.fork());
  return {
    async query({ text, values }) {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
}
