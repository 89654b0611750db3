import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/locale.js';
import { notificationText } from '../../notifications/notification-texts.rules.js';
import { NotificationType, type NotificationParams } from '../../notifications/notification-types.js';
import { holdsWhole, isAboutHer, textsOf, type PersonalTraces } from './traces.rules.js';

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

/** Rows whose column holds any of the texts, perhaps within other words: which of them are meant is decided with more care. */
const holdingAny = (column: string): string => `exists (select from jsonb_array_elements_text(?::jsonb) needle where strpos(lower(${column}), lower(needle)) > 0)`;

/** What was written under an article says of nobody who wrote it; where it names her, the words go and the answer stays. */
export async function eraseFromArticleComments(tx: ServiceContext, traces: PersonalTraces): Promise<void> {
  const texts = textsOf(traces);
  const found = await tx.em.execute<{ id: string; comment: string }[]>(`select id, comment from article_answers where comment is not null and ${holdingAny('comment')}`, [
    JSON.stringify(texts),
  ]);
  const named = found.filter(({ comment }) => texts.some((text) => holdsWhole(comment, text)));
  await tx.em.execute('update article_answers set comment = null where id = any(?::uuid[])', [`{${named.map(({ id }) => id).join(',')}}`]);
}

interface QueuedJob {
  readonly id: string;
  readonly payload: unknown;
}

/** Events that were delivered, and jobs that wait or failed: those that are about her go. Others' stay, whatever she called herself. */
export async function eraseFromQueues(tx: ServiceContext, userId: string, traces: PersonalTraces): Promise<void> {
  await tx.em.execute(`delete from outbox where dispatched_at is not null and strpos(payload::text, ?) > 0`, [userId]);
  // As they stand inside JSON.
  const needles = JSON.stringify(textsOf(traces).map((text) => JSON.stringify(text).slice(1, -1)));
  const jobs = await tx.em.execute<QueuedJob[]>(`select id, payload from graphile_worker._private_jobs where locked_at is null and ${holdingAny('payload::text')}`, [needles]);
  const hers = jobs.filter(({ payload }) => isAboutHer(payload, traces));
  await tx.em.execute('delete from graphile_worker._private_jobs where id = any(?::bigint[]) and locked_at is null', [`{${hers.map(({ id }) => id).join(',')}}`]);
  // Why something failed is told anew when it fails again.
  for (const table of ['outbox', 'graphile_worker._private_jobs']) {
    await tx.em.execute(`update ${table} set last_error = null where last_error is not null and ${holdingAny('last_error')}`, [needles]);
  }
}
