import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../server/core/values/date-range.js';
import { confirmed, requested } from '../../../support/bookings.js';
import { noticePreview } from '../../../support/money/changes.js';
import { runningStay } from '../../../support/money/claims.js';
import { uuidOf } from '../../../support/spaces.js';
import { deed, downloaded, WHY, type RecordsOf, type Scenario, type Stage } from './stage.js';

const CASE_CODE = 'SUP-2027-000777';
const breach = (bookingId: string) => deed('terminateBooking', { bookingId, reason: 'FORBIDDEN_GOODS', text: WHY });

async function request(stage: Stage): Promise<string> {
  await stage.resetWorld();
  return (await requested(stage.world)).id;
}
async function agreed(stage: Stage): Promise<{ readonly id: string; readonly to: string }> {
  await stage.resetWorld();
  return confirmed(stage.world);
}
async function running(stage: Stage): Promise<string> {
  await stage.resetWorld();
  return runningStay(stage.world);
}

/** A terminated rental with a case about abandoned things and its photos. */
async function leftThings(stage: Stage) {
  const bookingId = await running(stage);
  await stage.carryOut(breach(bookingId));
  const id = uuidOf(bookingId);
  await stage.sql(
    `insert into abandonment_files (booking_id, opened_on, monthly_rent_cents) values (?, current_date, 7000)`,
    [id],
  );
  await stage.sql(
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
  'booking.accepted': async (stage) => deed('acceptBooking', { bookingId: await request(stage), statement: WHY }),
  'booking.declined': async (stage) =>
    deed('declineBooking', { bookingId: await request(stage), reason: 'OTHER', text: WHY }),
  'booking.cancelled': async (stage) => {
    const { id } = await agreed(stage);
    return deed('cancelBooking', { bookingId: id, reason: 'DOCUMENTED_EMERGENCY', text: WHY, refundCents: 1000 });
  },
  'booking.notice_given': async (stage) => {
    const bookingId = await running(stage);
    const { earliest } = await noticePreview(stage.world.admin, bookingId);
    const { lastChargeCents, refundCents } = await noticePreview(stage.world.admin, bookingId, earliest);
    const sums = { lastChargeCents, refundCents };
    return deed('giveNotice', { bookingId, endsOn: earliest, reason: 'OTHER', text: WHY, ...sums });
  },
  'booking.end_changed': async (stage) => {
    const { id, to } = await agreed(stage);
    return deed('changeBookingEnd', { bookingId: id, endsOn: addDays(to, 15), statement: WHY });
  },
  'booking.charges_allowed': async (stage) =>
    deed('allowCharges', { bookingId: (await agreed(stage)).id, statement: WHY }),
  'booking.credit_given': async (stage) =>
    deed('giveBookingCredit', { bookingId: (await agreed(stage)).id, amountCents: 1000, statement: WHY }),
  'booking.messages_read': async (stage) => {
    const bookingId = await request(stage);
    await stage.sql(
      `insert into tickets (id, code, requester_id, name, category, booking_id, subject, source, locale, priority, status, first_answer_due_at, solve_by, last_message_at, created_at, updated_at)
        select ?, ?, renter_id, '', 'booking', id, 'No puedo entrar', 'web', 'es', 'normal', 'open', now(), now(), now(), now(), now() from bookings where id = ?`,
      [randomUUID(), CASE_CODE, uuidOf(bookingId)],
    );
    return deed('readBookingMessages', { bookingId, caseCode: CASE_CODE }, { reason: CASE_CODE });
  },
  'booking.terminated': async (stage) => breach(await running(stage)),
  'booking.things_listed': async (stage) => deed('listLeftThings', await leftThings(stage)),
  'booking.letter_sent': async (stage) => {
    const list = await leftThings(stage);
    await stage.carryOut(deed('listLeftThings', list));
    return deed('recordAbandonmentLetter', { bookingId: list.bookingId, reference: 'CD00012345678' });
  },
  'booking.settled': async (stage) => {
    const bookingId = await running(stage);
    await stage.carryOut(breach(bookingId));
    return deed('settleTermination', { bookingId, statement: WHY });
  },
} satisfies Record<
  RecordsOf<'SEE_BOOKINGS' | 'RUN_BOOKINGS' | 'GIVE_CREDIT' | 'READ_MESSAGES' | 'TERMINATE_BOOKINGS'>,
  Scenario
>;
