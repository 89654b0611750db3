import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ContactKind } from '../../../core/redaction/contact/contact-patterns.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError } from '../../../core/errors/errors.js';
import { MessageKind } from '../message.enums.js';
import { countedSince, limitRefusal, type SendingHistory } from './message-limits.rules.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { countContactAttempt, writePauseOf } from './message-pauses.js';

/** A message that is about to be inserted. */
export interface MessageToSend {
  /** Its conversation, which has no messages yet if this is the first. */
  readonly conversationId: string;
  readonly receiverId: string;
  /** The text as typed. */
  readonly body: string;
  /** Kinds of the contact data that will be redacted. */
  readonly kinds: readonly ContactKind[];
}

/** Throws when the viewer has reached a limit, and counts a message with contact data. Runs in the transaction of the message, before the insert. */
export async function checkMessageLimits(tx: SignedInContext, sending: MessageToSend): Promise<void> {
  const userId = tx.viewer.id;
  // The lock keeps concurrent requests of one user from exceeding the limits together.
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await requireNotLimited(tx, userId, MeasureKind.LIMIT_MESSAGES);
  const refusal = limitRefusal(await loadSendingHistory(tx, userId, sending), tx.clock.now());
  if (refusal) throw DomainError.of(refusal);
  await countContactAttempt(tx, userId, sending.kinds);
}

async function loadSendingHistory(tx: ServiceContext, userId: string, sending: MessageToSend): Promise<SendingHistory> {
  const { minute, hour, day } = countedSince(tx.clock.now());
  const row = await tx.db
    .selectFrom('Message as m')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('m.createdAt', '>', minute).as('minuteCount'),
      eb.fn.min<string | null>('m.createdAt').filterWhere('m.createdAt', '>', minute).as('minuteOldest'),
      eb.fn.countAll<string>().as('hourCount'),
      eb.fn.min<string | null>('m.createdAt').as('hourOldest'),
      eb.selectFrom('User as u').select('u.phoneVerifiedAt').where('u.id', '=', userId).as('phoneVerifiedAt'),
    ])
    .where('m.senderId', '=', userId)
    .where('m.createdAt', '>', hour)
    .executeTakeFirstOrThrow();
  return {
    pausedUntil: await writePauseOf(tx, userId),
    lastMinute: { count: Number(row.minuteCount), oldestAt: toDate(row.minuteOldest) },
    lastHour: { count: Number(row.hourCount), oldestAt: toDate(row.hourOldest) },
    isPhoneVerified: row.phoneVerifiedAt !== null,
    conversationsToday: (await isFirstMessage(tx, sending)) ? await countConversationsStarted(tx, userId, day) : null,
    receiversOfSameText: await receiversOfSameText(tx, userId, sending, day),
  };
}

async function isFirstMessage(tx: ServiceContext, { conversationId }: MessageToSend): Promise<boolean> {
  const row = await tx.db
    .selectFrom('Message')
    .select('id')
    .where('conversationId', '=', conversationId)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Counts conversations the user started by writing; those that a booking started are not counted. */
async function countConversationsStarted(tx: ServiceContext, userId: string, since: Date): Promise<number> {
  const row = await tx.db
    .selectFrom('Conversation as c')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('c.renterId', '=', userId)
    .where('c.createdAt', '>', since)
    .where((eb) =>
      eb(
        eb
          .selectFrom('Message as m')
          .select('m.kind')
          .whereRef('m.conversationId', '=', 'c.id')
          .orderBy('m.seq')
          .limit(1),
        '=',
        MessageKind.TEXT,
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts other receivers of the same text. Receivers who had written before do not count: answers may repeat. */
async function receiversOfSameText(
  tx: ServiceContext,
  userId: string,
  { conversationId, receiverId, body }: MessageToSend,
  since: Date,
): Promise<number> {
  if (body === '') return 0;
  const row = await tx.db
    .selectFrom('Message as m')
    .select((eb) => eb.fn.count<string>('m.receiverId').distinct().as('count'))
    .where('m.senderId', '=', userId)
    .where('m.createdAt', '>', since)
    .where('m.receiverId', '<>', receiverId)
    .where((eb) => eb(normalized(eb.fn.coalesce('m.original', 'm.body')), '=', normalized(eb.val(body))))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('Message as a')
            .select('a.id')
            .whereRef('a.conversationId', '=', 'm.conversationId')
            .whereRef('a.senderId', '=', 'm.receiverId')
            .whereRef('a.seq', '<', 'm.seq'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('Message as a')
            .select('a.id')
            .where('a.conversationId', '=', conversationId)
            .where('a.senderId', '=', receiverId),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A text without regard to case and the amount of white space. */
function normalized(text: Expression<string>): RawBuilder<string> {
  return sql<string>`lower(regexp_replace(${text}::text, '\\s+', ' ', 'g'))`;
}

function toDate(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}
