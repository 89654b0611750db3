import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { DAY_MS } from '../../core/values/durations.js';
import { deleteInBatches } from '../../core/writes/delete-in-batches.js';
import { deliver } from './webhooks/deliver.js';
import { DELIVER_JOB } from './webhooks/record-deliveries.js';
import { REDELIVER_JOB } from './webhooks/webhook-log.js';
import { addDays } from '../../core/values/date-range.js';
import { DELIVERIES_KEPT_DAYS } from './webhooks/webhook.enums.js';

const ANSWERS_KEPT_MS = DAY_MS;
const USAGE_KEPT_DAYS = 400;
const HOURS_KEPT_MS = 90 * ANSWERS_KEPT_MS;
const LOG_KEPT_MS = DELIVERIES_KEPT_DAYS * ANSWERS_KEPT_MS;
const GRANTS_KEPT_MS = 400 * ANSWERS_KEPT_MS;

export function registerPartnerJobs(jobs: JobRegistry): void {
  jobs.every('20 * * * *', 'partners.purge', (ctx, _payload, signal) => purge(ctx, signal));
  jobs.on(DELIVER_JOB, (ctx, { deliveryId }) => deliver(ctx, String(deliveryId)), 'outside');
  jobs.on(REDELIVER_JOB, (ctx, { deliveryId }) => deliver(ctx, String(deliveryId), true), 'outside');
}

/** Deletes stored answers, deliveries, counts, tokens and ended consents after their retention. */
export async function purge({ db, clock }: ServiceContext, signal?: AbortSignal): Promise<void> {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const before = ago(ANSWERS_KEPT_MS);
  const grantsBefore = ago(GRANTS_KEPT_MS);
  await deleteInBatches(
    (limit) =>
      db
        .deleteFrom('RepeatedAnswer')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('callerId', 'key'),
            'in',
            selectFrom('RepeatedAnswer')
              .select(['callerId', 'key'])
              .where('createdAt', '<', before)
              .limit(limit)
              .$asTuple('callerId', 'key'),
          ),
        ),
    signal,
  );
  await deleteInBatches(
    (limit) =>
      db
        .deleteFrom('WebhookDelivery')
        .where('id', 'in', (eb) =>
          eb.selectFrom('WebhookDelivery').select('id').where('createdAt', '<', ago(LOG_KEPT_MS)).limit(limit),
        ),
    signal,
  );
  for (const table of ['AppCode', 'AppToken'] as const)
    await deleteInBatches(
      (limit) =>
        db
          // Kysely cannot type the columns of a union of tables; both have these.
          .deleteFrom(table as 'AppToken')
          .where('hash', 'in', (eb) =>
            eb
              .selectFrom(table as 'AppToken')
              .select('hash')
              .where('expiresAt', '<', before)
              .limit(limit),
          ),
      signal,
    );
  await deleteInBatches(
    (limit) =>
      db.deleteFrom('AppGrant').where('id', 'in', (eb) =>
        eb
          .selectFrom('AppGrant')
          .select('id')
          .where((row) => row.or([row('revokedAt', '<', grantsBefore), row('expiresAt', '<', grantsBefore)]))
          .limit(limit),
      ),
    signal,
  );
  // At most a row an hour.
  await db.deleteFrom('ApiHour').where('hour', '<', ago(HOURS_KEPT_MS)).execute();
  await deleteInBatches(
    (limit) =>
      db
        .deleteFrom('ApiUsageDay')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('ApiUsageDay')
            .select('id')
            .where('day', '<', addDays(clock.today(), -USAGE_KEPT_DAYS))
            .limit(limit),
        ),
    signal,
  );
}
