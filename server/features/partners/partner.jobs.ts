import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { DAY_MS } from '../../core/values/durations.js';
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
  jobs.every('20 * * * *', 'partners.purge', purge);
  jobs.on(DELIVER_JOB, (ctx, { deliveryId }) => deliver(ctx, String(deliveryId)), 'outside');
  jobs.on(REDELIVER_JOB, (ctx, { deliveryId }) => deliver(ctx, String(deliveryId), true), 'outside');
}

/** Deletes stored answers, deliveries, counts, tokens and ended consents after their retention. */
export async function purge({ db, clock }: ServiceContext): Promise<void> {
  const before = new Date(clock.now().getTime() - ANSWERS_KEPT_MS);
  await db.deleteFrom('RepeatedAnswer').where('createdAt', '<', before).execute();
  const logBefore = new Date(clock.now().getTime() - LOG_KEPT_MS);
  await db.deleteFrom('WebhookDelivery').where('createdAt', '<', logBefore).execute();
  await db.deleteFrom('AppCode').where('expiresAt', '<', before).execute();
  await db.deleteFrom('AppToken').where('expiresAt', '<', before).execute();
  const grantsBefore = new Date(clock.now().getTime() - GRANTS_KEPT_MS);
  await db
    .deleteFrom('AppGrant')
    .where((eb) => eb.or([eb('revokedAt', '<', grantsBefore), eb('expiresAt', '<', grantsBefore)]))
    .execute();
  await db
    .deleteFrom('ApiHour')
    .where('hour', '<', new Date(clock.now().getTime() - HOURS_KEPT_MS))
    .execute();
  await db.deleteFrom('ApiUsageDay').where('day', '<', addDays(clock.today(), -USAGE_KEPT_DAYS)).execute();
}
