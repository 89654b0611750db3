import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { AccountEventType } from '../accounts/account.events.js';
import { appNamesOf } from './apps/edit-apps.js';
import { endSecretsOf } from './apps/end-secrets.js';
import { revokeKeysOf } from './keys/revoke-keys.js';
import { revokeGrantsOf } from './oauth/grants.js';
import { queueStoppedMail, type StopCause, type StoppedPrograms } from './programs-stopped-mail.js';
import { disableWebhooksOf } from './webhooks/disable-webhooks.js';

/**
 * Stops the programs of a recovered account, since a thief may have set them up or copied their secrets. A password that is only changed
 * keeps keys and webhooks, because partners' programs run on them.
 */
export function registerRecoveryConsumers(consumers: ConsumerRegistry): void {
  consumers.on([AccountEventType.RECOVERED], async (tx, { payload, createdAt }) => {
    await stopProgramsOf(tx, String(payload['userId']), createdAt, 'recovered');
  });
  // Consents ended with the password already; when they are closed, a later recovery does not name them again.
  consumers.on([AccountEventType.PASSWORD_CHANGED], async (tx, { payload, createdAt }) => {
    await revokeGrantsOf(tx, String(payload['userId']), createdAt);
  });
}

/**
 * Revokes keys and consents, disables webhooks and ends secrets of apps that a person set up by then, and mails the person, also about their
 * own apps.
 */
export async function stopProgramsOf(
  tx: ServiceContext,
  userId: string,
  until: Date,
  cause: StopCause,
): Promise<StoppedPrograms> {
  // A change that waits for the account is refused once this has ended what allowed it; a change before it is seen.
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
  const stopped = {
    keys: await revokeKeysOf(tx, userId, until),
    webhooks: await disableWebhooksOf(tx, userId, until),
    apps: await revokeGrantsOf(tx, userId, until),
    secrets: await endSecretsOf(tx, userId, until),
  };
  const ownApps = await appNamesOf(tx, userId);
  if ([...Object.values(stopped), ownApps].some((names) => names.length > 0))
    await queueStoppedMail(tx, userId, randomUUID(), { ...stopped, ownApps, cause });
  return stopped;
}
