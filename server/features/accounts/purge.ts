import type { ServiceContext } from '../../core/context.js';
import { purgeOutbox } from '../../core/events/outbox.js';
import { purgeFailedJobs } from '../../core/jobs/jobs.js';
import { purgeRateLimits } from '../../core/rate-limits/rate-limits.js';
import { deleteInBatches } from '../../core/writes/delete-in-batches.js';
import { daysAgo } from '../../core/clock.js';
import { DEVICE_DAYS } from './sign-in/known-devices.js';
import { purgeFailedRegistrations } from './sign-up/register.js';

const RETENTION_DAYS = 30;

type Step = (ctx: ServiceContext, signal?: AbortSignal) => Promise<void>;

/**
 * A used token stays as long as an unused one would be valid, so that a stolen copy still ends its session. Deleted before the sessions,
 * each of which would otherwise take thousands of tokens with it.
 */
const purgeUsedTokens: Step = (ctx, signal) =>
  deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('RefreshToken')
        .where('tokenHash', 'in', (eb) =>
          eb
            .selectFrom('RefreshToken')
            .select('tokenHash')
            .where('usedAt', '<', daysAgo(ctx, RETENTION_DAYS))
            .limit(limit),
        ),
    signal,
  );

const purgeSessions: Step = (ctx, signal) => {
  const before = daysAgo(ctx, RETENTION_DAYS);
  return deleteInBatches(
    (limit) =>
      ctx.db.deleteFrom('Session').where('id', 'in', (eb) =>
        eb
          .selectFrom('Session')
          .select('id')
          .where((row) => row.or([row('expiresAt', '<', before), row('revokedAt', '<', before)]))
          .limit(limit),
      ),
    signal,
  );
};

const purgeEmailTokens: Step = (ctx, signal) =>
  deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('EmailToken')
        .where('tokenHash', 'in', (eb) =>
          eb
            .selectFrom('EmailToken')
            .select('tokenHash')
            .where('expiresAt', '<', daysAgo(ctx, RETENTION_DAYS))
            .limit(limit),
        ),
    signal,
  );

const purgePhoneCodes: Step = (ctx, signal) =>
  deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('PhoneCode')
        // Again, because a new code takes the row of the one before.
        .where('expiresAt', '<', ctx.clock.now())
        .where('userId', 'in', (eb) =>
          eb.selectFrom('PhoneCode').select('userId').where('expiresAt', '<', ctx.clock.now()).limit(limit),
        ),
    signal,
  );

const purgeChallenges: Step = (ctx, signal) =>
  deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('MfaChallenge')
        .where('tokenHash', 'in', (eb) =>
          eb
            .selectFrom('MfaChallenge')
            .select('tokenHash')
            .where('expiresAt', '<', daysAgo(ctx, RETENTION_DAYS))
            .limit(limit),
        ),
    signal,
  );

const purgeDevices: Step = (ctx, signal) =>
  deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('KnownDevice')
        .where('id', 'in', (eb) =>
          eb.selectFrom('KnownDevice').select('id').where('lastUsedAt', '<', daysAgo(ctx, DEVICE_DAYS)).limit(limit),
        ),
    signal,
  );

const STEPS: readonly Step[] = [
  purgeUsedTokens,
  purgeSessions,
  purgeEmailTokens,
  purgePhoneCodes,
  purgeChallenges,
  purgeDevices,
  purgeFailedRegistrations,
  purgeRateLimits,
  purgeOutbox,
  purgeFailedJobs,
];

/** Deletes ended sessions, old links and other personal data that is no longer needed. One failed step does not keep the others. */
export async function purge(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const step of STEPS) await step(ctx, signal).catch((error: unknown) => failures.push(error));
  // The job is tried again.
  if (failures.length > 0) throw failures[0];
}
