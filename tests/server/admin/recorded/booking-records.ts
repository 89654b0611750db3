import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../server/core/values/date-range.js';
import { confirmed, requested } from '../../../support/bookings.js';
import { noticePreview } from '../../../support/money/changes.js';
import { send } from '../../../support/messages.js';
import { runningStay } from '../../../support/money/claims.js';
import { uuidOf } from '../../../support/spaces.js';
import {
  prepareAct,
  downloaded,
  WHY,
  type RecordsOf,
  type Scenario,
  type ScenarioContext,
} from './scenario-context.js';

const REPORT_MESSAGE = 'mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { code } }';
const CASE_CODE = 'SUP-2027-000777';
const breach = (bookingId: string) =>
  prepareAct('terminateBooking', { bookingId, reason: 'FORBIDDEN_GOODS', text: WHY });

async function request(context: ScenarioContext): Promise<string> {
  await context.resetWorld();
  return (await requested(context.world)).id;
}
async function agreed(context: ScenarioContext): Promise<{ readonly id: string; readonly to: string }> {
  await context.resetWorld();
  return confirmed(context.world);
}
async function running(context: ScenarioContext): Promise<string> {
  await context.resetWorld();
  return runningStay(context.world);
}

/** A terminated rental with a case about abandoned things and its photos. */
async function leftThings(context: ScenarioContext) {
  const bookingId = await running(context);
  await context.perform(breach(bookingId));
  const id = uuidOf(bookingId);
  await context.sql(
    `insert into abandonment_files (booking_id, opened_on, monthly_rent_cents) values (?, current_date, 7000)`,
    [id],
  );
  await context.sql(
    `insert into condition_photos (id, booking_id, uploader_id, moment, storage_key, sha256, created_at)
      select gen_random_uuid(), b.id, b.host_id, 'move_out', b.id || '/' || n, md5(n::text) || md5(n::text), b.terminated_at from bookings b, generate_series(1, 4) n where b.id = ?`,
    [id],
  );
  const witnesses = { firstWitness: 'Ana Ruiz, 12345678Z', secondWitness: 'Luis Vega, 87654321X' };
  return { bookingId, things: '9 cajas', ...witnesses, statement: WHY };
}

/** The acts about bookings. */
export const bookingRecords = {
  'bookings.downloaded': downloaded('bookings'),
  'booking.accepted': async (context) =>
    prepareAct('acceptBooking', { bookingId: await request(context), statement: WHY }),
  'booking.declined': async (context) =>
    prepareAct('declineBooking', { bookingId: await request(context), reason: 'OTHER', text: WHY }),
  'booking.cancelled': async (context) => {
    const { id } = await agreed(context);
    return prepareAct('cancelBooking', { bookingId: id, reason: 'DOCUMENTED_EMERGENCY', text: WHY, refundCents: 1000 });
  },
  'booking.notice_given': async (context) => {
    const bookingId = await running(context);
    const { earliest } = await noticePreview(context.world.admin, bookingId);
    const { lastChargeCents, refundCents } = await noticePreview(context.world.admin, bookingId, earliest);
    const sums = { lastChargeCents, refundCents };
    return prepareAct('giveNotice', { bookingId, endsOn: earliest, reason: 'OTHER', text: WHY, ...sums });
  },
  'booking.end_changed': async (context) => {
    const { id, to } = await agreed(context);
    return prepareAct('changeBookingEnd', { bookingId: id, endsOn: addDays(to, 15), statement: WHY });
  },
  'booking.charges_allowed': async (context) =>
    prepareAct('allowCharges', { bookingId: (await agreed(context)).id, statement: WHY }),
  'booking.credit_given': async (context) =>
    prepareAct('giveBookingCredit', { bookingId: (await agreed(context)).id, amountCents: 1000, statement: WHY }),
  'booking.messages_read': async (context) => {
    const bookingId = await request(context);
    await context.sql(
      `insert into tickets (id, code, requester_id, name, category, booking_id, subject, source, locale, priority, status, first_answer_due_at, solve_by, last_message_at, created_at, updated_at)
        select ?, ?, renter_id, '', 'booking', id, 'No puedo entrar', 'web', 'es', 'normal', 'open', now(), now(), now(), now(), now() from bookings where id = ?`,
      [randomUUID(), CASE_CODE, uuidOf(bookingId)],
    );
    return prepareAct('readBookingMessages', { bookingId, caseCode: CASE_CODE }, { reason: CASE_CODE });
  },
  'report.messages_read': async (context) => {
    await context.resetWorld();
    const { conversation } = await send(context.world.renter, {
      spaceId: context.world.spaceId,
      body: '¿Cabe una moto en el trastero?',
    });
    const input = { conversationId: conversation.id, reason: 'SPAM', isGoodFaith: true };
    const { reportMessage } = await context.world.host.query<{ reportMessage: { code: string } }>(REPORT_MESSAGE, {
      input,
    });
    const { code } = reportMessage;
    return prepareAct('readReportedConversation', { code }, { reason: code });
  },
  'booking.terminated': async (context) => breach(await running(context)),
  'booking.things_listed': async (context) => prepareAct('listLeftThings', await leftThings(context)),
  'booking.letter_sent': async (context) => {
    const list = await leftThings(context);
    await context.perform(prepareAct('listLeftThings', list));
    return prepareAct('recordAbandonmentLetter', { bookingId: list.bookingId, reference: 'CD00012345678' });
  },
  'booking.settled': async (context) => {
    const bookingId = await running(context);
    await context.perform(breach(bookingId));
    return prepareAct('settleTermination', { bookingId, statement: WHY });
  },
} satisfies Record<
  RecordsOf<'SEE_BOOKINGS' | 'RUN_BOOKINGS' | 'GIVE_CREDIT' | 'READ_MESSAGES' | 'TERMINATE_BOOKINGS'>,
  Scenario
>;
