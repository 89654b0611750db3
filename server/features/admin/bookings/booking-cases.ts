import { sql } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingActor } from '../../bookings/booking.enums.js';
import { typedBody } from '../../messages/message-text.rules.js';
import type { MessageUnderCase } from './staff-booking.types.js';
import { chargesPausedSince } from '../../bookings/lifecycle/sides.js';

const MAX_MESSAGES = 200;
const MAX_CASES = 20;

type Sides = Pick<Booking, 'id' | 'spaceId' | 'renterId' | 'hostId'>;

/** Codes of the claims and tickets about a booking, newest first. */
export async function caseCodesOf({ db }: ServiceContext, { id }: Pick<Booking, 'id'>): Promise<string[]> {
  const rows = await db
    .selectFrom('Claim as c')
    .select(['c.reference as code', 'c.createdAt'])
    .where('c.bookingId', '=', id)
    .unionAll(db.selectFrom('Ticket as t').select(['t.code', 't.createdAt']).where('t.bookingId', '=', id))
    .orderBy('createdAt', 'desc')
    .limit(MAX_CASES)
    .execute();
  return rows.map(({ code }) => code);
}

/** How many messages the two sides wrote to each other about the space. */
export async function countMessages({ db }: ServiceContext, { spaceId, renterId }: Sides): Promise<number> {
  const { count } = await db
    .selectFrom('Message as m')
    .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('c.spaceId', '=', spaceId)
    .where('c.renterId', '=', renterId)
    .where('m.senderId', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads the messages of a booking under a case: only those written by the two sides, as they were typed. The read is recorded. */
export async function readMessages(ctx: SignedInContext, booking: Sides, given: string): Promise<MessageUnderCase[]> {
  const code = given.trim().toUpperCase();
  return inTransaction(ctx, async (tx) => {
    const isCase = await isCaseOf(tx, booking, code);
    refuseProblems(isCase ? [] : [{ path: 'caseCode', code: FieldProblemCode.CASE_UNKNOWN }]);
    const rows = await tx.db
      .selectFrom('Message as m')
      .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
      .select(['m.senderId', 'm.body', 'm.original', 'm.createdAt'])
      .where('c.spaceId', '=', booking.spaceId)
      .where('c.renterId', '=', booking.renterId)
      .where('m.senderId', 'is not', null)
      .orderBy('m.seq', 'desc')
      .limit(MAX_MESSAGES)
      .execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'booking.messages_read',
      objectType: 'Booking',
      objectId: booking.id,
      after: { messages: rows.length },
      reason: code,
      ip: tx.client.ip,
    });
    return rows.toReversed().map(({ senderId, createdAt, ...text }) => ({
      from: senderId === booking.renterId ? BookingActor.RENTER : BookingActor.HOST,
      body: typedBody(text, tx.locale),
      createdAt,
    }));
  });
}

async function isCaseOf({ db }: ServiceContext, { id }: Sides, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('Claim as c')
    .select(sql<number>`1`.as('one'))
    .where('c.bookingId', '=', id)
    .where('c.reference', '=', code)
    .unionAll(
      db
        .selectFrom('Ticket as t')
        .select(sql<number>`1`.as('one'))
        .where('t.code', '=', code)
        .where('t.bookingId', '=', id),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Since when charges of the booking are paused; null when they are made. */
export function pausedSinceOf(ctx: ServiceContext, { id }: Pick<Booking, 'id'>): Promise<Date | null> {
  return chargesPausedSince(ctx, id);
}
