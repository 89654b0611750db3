import { DAY_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { Locale } from '../../../core/values/locale.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { afterWorkingDays } from '../../../features/claims/claim-cases.rules.js';
import { ANSWER_MINUTES } from '../../../features/support/ticket-input.rules.js';
import { TICKET_DAYS, ticketStatusesThat } from '../../../features/support/ticket.transitions.js';
import { TicketAuthor, TicketPriority, TicketSource, TicketStatus } from '../../../features/support/ticket.enums.js';
import { afterWorkingMinutes, WORKING_HOURS } from '../../../features/support/working-hours.rules.js';
import { demoTickets, type DemoTicket } from '../demo-data/demo-tickets.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';

/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_144;

const SAVED_REPLIES = [
  {
    title: 'Retención, no cobro',
    textEs: 'Es una retención, no un cobro: tu banco la libera sola en unos días y no llega a salir de tu cuenta.',
    textEn:
      'It is a hold, not a charge: your bank releases it by itself in some days, and nothing leaves your account.',
  },
  {
    title: 'Cambiar las fechas',
    textEs:
      'En la página de tu reserva, en «Cambiar las fechas», elige los días nuevos. Verás el precio antes de confirmar.',
    textEn:
      'On the page of your booking, under “Change the dates”, choose the new days. You see the price before confirming.',
  },
] as const;

type Accounts = Readonly<Record<'renter' | 'host' | 'both' | 'admin', DemoPerson>>;

/** The tickets of the demo accounts, lowest number first, and saved replies of support. */
export async function seedTickets(tx: SeedTransaction, accounts: Accounts, now: Date): Promise<void> {
  const random = new Random(SEED);
  const ordered = demoTickets.toSorted((a, b) => (b.lines[0]?.ago ?? 0) - (a.lines[0]?.ago ?? 0));
  const years = new Map<number, number>();
  for (const ticket of ordered) {
    const createdAt = before(now, ticket.lines[0]?.ago ?? 0);
    const year = Number(localDateOf(createdAt, WORKING_HOURS.zone).slice(0, 4));
    const number = (years.get(year) ?? 0) + 1;
    years.set(year, number);
    const code = `SUP-${year}-${String(number).padStart(6, '0')}`;
    await insertTicket(tx, ticket, { id: random.uuid(), code, createdAt, accounts, now, random });
  }
  await insertRows(
    tx,
    'TicketCounter',
    [...years].map(([year, lastNumber]) => ({ year, lastNumber })),
  );
  const at = now.toISOString();
  await insertRows(
    tx,
    'SavedReply',
    SAVED_REPLIES.map((reply) => ({
      id: random.uuid(),
      ...reply,
      updatedBy: accounts.admin.id,
      createdAt: at,
      updatedAt: at,
    })),
  );
}

interface Making {
  readonly id: string;
  readonly code: string;
  readonly createdAt: Date;
  readonly accounts: Accounts;
  readonly now: Date;
  readonly random: Random;
}

async function insertTicket(
  tx: SeedTransaction,
  { account, category, subject, status, priority = TicketPriority.NORMAL, lines, ...rest }: DemoTicket,
  { id, code, createdAt, accounts, now, random }: Making,
): Promise<void> {
  const requester = accounts[account];
  const firstAnswer = lines.find(({ author }) => author === 'staff');
  const last = before(now, lines.filter(({ author }) => author !== 'note').at(-1)?.ago ?? 0);
  const due = (from: Date): string => afterWorkingMinutes(from, ANSWER_MINUTES[priority]).toISOString();
  const isForStaff = ticketStatusesThat('isForStaff').includes(status);
  const closedAt = new Date(last.getTime() + TICKET_DAYS.reopen * DAY_MS);
  await insertRows(tx, 'Ticket', [
    {
      id,
      code,
      requesterId: requester.id,
      name: '',
      email: null,
      category,
      bookingId: rest.hasBooking ? await bookingOf(tx, requester.id) : null,
      subject,
      source: TicketSource.WEB,
      locale: Locale.ES,
      priority,
      status,
      assigneeId: rest.isAssigned ? accounts.admin.id : null,
      firstAnswerDueAt: due(createdAt),
      firstAnsweredAt: firstAnswer ? before(now, firstAnswer.ago).toISOString() : null,
      answerDueAt: isForStaff ? due(status === TicketStatus.OPEN ? createdAt : last) : null,
      solveBy: afterWorkingDays(createdAt, TICKET_DAYS.solve, WORKING_HOURS.zone).toISOString(),
      waitingSince: status === TicketStatus.WAITING_USER ? last.toISOString() : null,
      resolvedAt: ticketStatusesThat('isSolved').includes(status) ? last.toISOString() : null,
      closedAt: status === TicketStatus.CLOSED ? closedAt.toISOString() : null,
      satisfaction: rest.satisfaction ?? null,
      ratedAt: rest.satisfaction === undefined ? null : last.toISOString(),
      lastMessageAt: last.toISOString(),
      createdAt: createdAt.toISOString(),
      updatedAt: last.toISOString(),
    },
  ]);
  await insertRows(
    tx,
    'TicketMessage',
    lines.map(({ author, ago, text }) => ({
      id: random.uuid(),
      ticketId: id,
      author: author === 'requester' ? TicketAuthor.REQUESTER : TicketAuthor.STAFF,
      authorId: author === 'requester' ? requester.id : accounts.admin.id,
      body: text,
      isInternal: author === 'note',
      isMail: false,
      mailKey: null,
      createdAt: before(now, ago).toISOString(),
    })),
  );
}

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/** The newest rental of a renter. */
async function bookingOf({ db }: SeedTransaction, renterId: string): Promise<string | null> {
  const row = await db
    .selectFrom('Booking')
    .select('id')
    .where('renterId', '=', renterId)
    .where('startedAt', 'is not', null)
    .orderBy('from', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
