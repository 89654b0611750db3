import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { withJobQueue } from '../../../core/jobs/job-queue.js';
import type { Tables } from '../../../database.js';
import { Locale } from '../../../core/values/locale.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { notificationContent } from '../../notifications/notification.rules.js';
import { loadEditedTexts } from '../../notifications/words/edited-texts.js';
import { notificationEntries, typesOfGroup, type NotificationType } from '../../notifications/notification.enums.js';
import { NotificationGroup } from '../../notifications/preferences/notification-groups.types.js';
import {
  containsWhole,
  isAboutUser,
  LEFT_OUT,
  textsOf,
  withoutPerson,
  type PersonalTexts,
} from './personal-texts.rules.js';

/** Events that one statement searches: far below what the time limit of a statement allows. */
const EVENTS_AT_ONCE = 20_000;

/** Replaces the user's name and space titles in other people's notifications. */
const ERASED: Readonly<Record<Locale, { readonly renter: string; readonly space: string }>> = {
  [Locale.ES]: { renter: 'Cuenta borrada', space: 'Espacio retirado' },
  [Locale.EN]: { renter: 'Deleted account', space: 'Withdrawn space' },
};

/** Renders other people's notifications of bookings with the user again, without the name, the texts and the titles of the user's spaces. */
export async function eraseFromOthersNotifications(
  tx: ServiceContext,
  userId: string,
  personal: PersonalTexts,
): Promise<void> {
  const rows = await tx.db
    .selectFrom('Notification as n')
    .innerJoin('Booking as b', 'b.id', 'n.bookingId')
    .innerJoin('User as u', 'u.id', 'n.userId')
    .select(['n.id', 'n.type', 'n.params', 'u.locale', 'b.renterId', 'b.hostId'])
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .where('n.userId', '<>', userId)
    .execute();
  const texts = await loadEditedTexts(tx);
  for (const { id, type, params: stored, locale, renterId, hostId } of rows) {
    const erased = ERASED[locale];
    const params = {
      ...stored,
      ...(renterId === userId && stored.renter ? { renter: erased.renter } : {}),
      ...(hostId === userId && stored.space ? { space: erased.space } : {}),
      // The reader is the one side, so the other is the user.
      ...(stored.otherSide ? { otherSide: erased.renter } : {}),
      ...(stored.statement ? { statement: statementLeft(type, stored.statement, personal) } : {}),
    };
    await tx.db
      .updateTable('Notification')
      .set(notificationContent(type, params, locale, texts(type, locale)))
      .where('id', '=', id)
      .execute();
  }
}

/** What stays of a text of the staff: of a termination nothing, as in the booking itself, of others what does not identify the user. */
const statementLeft = (type: NotificationType, statement: string, personal: PersonalTexts): string =>
  notificationEntries.get(type)?.on === BookingEventType.TERMINATED ? LEFT_OUT : withoutPerson(statement, personal);

/** Deletes other people's price and saved-search alerts that name a space of the user. */
export async function eraseSpaceNotices(tx: ServiceContext, userId: string): Promise<void> {
  await tx.db
    .deleteFrom('Notification')
    .where('userId', '<>', userId)
    .where('type', 'in', typesOfGroup(NotificationGroup.ALERTS))
    .where((eb) =>
      eb(
        eb.ref('params', '->>').key('space'),
        'in',
        eb.selectFrom('Space').select('title').where('hostId', '=', userId),
      ),
    )
    .execute();
}

/** Whether a text contains any of the others, perhaps within a longer word: a coarse filter before the exact one in code. */
function containsAny(text: Expression<string | null>, needles: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const list = eb.cast(eb.val(JSON.stringify(needles)), 'jsonb');
  return eb.exists(
    eb
      .selectFrom((from) => from.fn<{ value: string }>('jsonb_array_elements_text', [list]).as('needle'))
      .select((row) => row.lit(1).as('one'))
      .where(({ fn }) => isWithin(fn('lower', ['needle.value']), fn('lower', [text]))),
  );
}

function isWithin(needle: Expression<string>, text: Expression<string | null>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb(eb.fn<number>('strpos', [text, needle]), '>', 0);
}

/** Article comments are anonymous; one that names the user is deleted, its answer stays. */
export async function eraseFromArticleComments(tx: ServiceContext, personal: PersonalTexts): Promise<void> {
  const texts = textsOf(personal);
  const found = await tx.db
    .selectFrom('ArticleAnswer')
    .select(['id', 'comment'])
    .where('comment', 'is not', null)
    .where(({ ref }) => containsAny(ref('ArticleAnswer.comment'), texts))
    .execute();
  const ids = found
    .filter(({ comment }) => texts.some((text) => containsWhole(comment ?? '', text)))
    .map(({ id }) => id);
  if (ids.length > 0) await tx.db.updateTable('ArticleAnswer').set({ comment: null }).where('id', 'in', ids).execute();
}

/** Deletes dispatched events about the user, a part of the table at a time: one statement over a month of events may take too long. */
export async function eraseEvents(tx: ServiceContext, userId: string, atOnce = EVENTS_AT_ONCE): Promise<void> {
  const bounds = await tx.db
    .selectFrom('OutboxEvent')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirst();
  // PostgreSQL's client returns large numbers as texts.
  const last = Number(bounds?.last ?? -1);
  for (let from = Number(bounds?.first ?? 0); from <= last; from += atOnce)
    await tx.db
      .deleteFrom('OutboxEvent')
      .where('id', '>=', from)
      .where('id', '<', from + atOnce)
      .where('dispatchedAt', 'is not', null)
      .where((eb) => isWithin(eb.val(userId), eb.cast<string>('payload', 'text')))
      .execute();
}

/** Deletes dispatched events and waiting or failed jobs about the user, and error texts that name them. */
export async function eraseFromQueues(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  await eraseEvents(tx, userId);
  // Escaped as they are inside JSON.
  const needles = textsOf(personal).map((text) => JSON.stringify(text).slice(1, -1));
  const queue = withJobQueue(tx.db);
  const jobs = await queue
    .selectFrom('graphile_worker._private_jobs')
    .select(['id', 'payload'])
    .where('locked_at', 'is', null)
    .where((eb) => containsAny(eb.cast<string>('payload', 'text'), needles))
    .execute();
  const ids = jobs.filter(({ payload }) => isAboutUser(payload, personal)).map(({ id }) => id);
  if (ids.length > 0)
    await queue
      .deleteFrom('graphile_worker._private_jobs')
      .where('id', 'in', ids)
      .where('locked_at', 'is', null)
      .execute();
  // A job that fails again writes its error anew.
  await tx.db
    .updateTable('OutboxEvent')
    .set({ lastError: null })
    .where('lastError', 'is not', null)
    .where(({ ref }) => containsAny(ref('OutboxEvent.lastError'), needles))
    .execute();
  await queue
    .updateTable('graphile_worker._private_jobs')
    .set({ last_error: null })
    .where('last_error', 'is not', null)
    .where(({ ref }) => containsAny(ref('last_error'), needles))
    .execute();
}
