import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/locale.js';
import { notificationText } from '../../notifications/notification-texts.rules.js';
import { NotificationType, type NotificationParams } from '../../notifications/notification-types.js';
import type { PersonalTraces } from './personal-traces.js';

/** What stands in other people's notifications where she and her spaces stood. */
const GONE: Readonly<Record<Locale, { readonly renter: string; readonly space: string }>> = {
  [Locale.ES]: { renter: 'Cuenta borrada', space: 'Espacio retirado' },
  [Locale.EN]: { renter: 'Deleted account', space: 'Withdrawn space' },
};

interface OthersNotification {
  readonly id: string;
  readonly type: NotificationType;
  readonly params: NotificationParams;
  readonly locale: Locale;
  readonly is_renter: boolean;
  readonly is_host: boolean;
}

/** Writes anew what other people were told of bookings with her, without her name and her spaces' titles. */
export async function eraseFromOthersNotifications(tx: ServiceContext, userId: string): Promise<void> {
  const rows = await tx.em.execute<OthersNotification[]>(
    `select n.id, n.type, n.params, u.locale, b.renter_id = ? as is_renter, b.host_id = ? as is_host
     from notifications n join bookings b on b.id = n.booking_id join users u on u.id = n.user_id
     where (b.renter_id = ? or b.host_id = ?) and n.user_id <> ?`,
    [userId, userId, userId, userId, userId],
  );
  for (const { id, type, params, locale, is_renter: isRenter, is_host: isHost } of rows) {
    const words = GONE[locale];
    const said = { ...params, ...(isRenter && params.renter ? { renter: words.renter } : {}), ...(isHost && params.space ? { space: words.space } : {}) };
    const text = notificationText(type, said, locale) ?? { title: '', message: '' };
    await tx.em.execute('update notifications set params = ?::jsonb, title = ?, message = ? where id = ?', [JSON.stringify(said), text.title, text.message, id]);
  }
}

/** Notices that a space of hers costs less, or fits a search: who heard of it has nothing of it any more. */
export async function eraseSpaceNotices(tx: ServiceContext, userId: string): Promise<void> {
  await tx.em.execute(
    `delete from notifications where user_id <> ? and type in (?, ?) and params ->> 'space' in (select title from spaces where host_id = ?)`,
    [userId, NotificationType.FAVORITE_PRICE_DROPPED, NotificationType.SAVED_SEARCH_MATCHED, userId],
  );
}

/** What was written under an article says of nobody who wrote it; where it names her, the words go and the answer stays. */
export async function eraseFromArticleComments(tx: ServiceContext, { texts }: PersonalTraces): Promise<void> {
  await tx.em.execute(
    `update article_answers set comment = null
     where comment is not null and exists (select from jsonb_array_elements_text(?::jsonb) needle where strpos(lower(comment), lower(needle)) > 0)`,
    [JSON.stringify(texts)],
  );
}

/** Events that were delivered, and jobs that wait or failed: those that name her go. */
export async function eraseFromQueues(tx: ServiceContext, userId: string, { texts }: PersonalTraces): Promise<void> {
  await tx.em.execute(`delete from outbox where dispatched_at is not null and strpos(payload::text, ?) > 0`, [userId]);
  // As they stand inside JSON.
  const needles = JSON.stringify(texts.map((text) => JSON.stringify(text).slice(1, -1)));
  const named = (column: string): string => `exists (select from jsonb_array_elements_text(?::jsonb) needle where strpos(${column}, needle) > 0)`;
  await tx.em.execute(`update outbox set last_error = null where last_error is not null and ${named('last_error')}`, [needles]);
  await tx.em.execute(
    `delete from graphile_worker._private_jobs where locked_at is null and (${named('payload::text')} or ${named("coalesce(last_error, '')")})`,
    [needles, needles],
  );
}
