import { Locale } from '../../core/locale.js';
import type { ConsumerRegistry } from '../../core/outbox.js';
import { sendSessionEnded } from './account-mails.js';
import { deviceName } from './sessions/user-agent.js';

interface OwnerRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly locale: Locale;
  readonly user_agent: string;
}

/** What accounts do when something has happened. */
export function registerAccountConsumers(consumers: ConsumerRegistry): void {
  consumers.on(['session.reuse_detected'], async (tx, event) => {
    const [owner] = await tx.em.execute<OwnerRow[]>(
      `select u.id, u.email, u.full_name, u.locale, s.user_agent from sessions s join users u on u.id = s.user_id where s.id = ?`,
      [String(event.payload['sessionId'])],
    );
    if (!owner) return;
    await sendSessionEnded(tx, { id: owner.id, email: owner.email, fullName: owner.full_name, locale: owner.locale }, event.id, deviceName(owner.user_agent));
  });
}
