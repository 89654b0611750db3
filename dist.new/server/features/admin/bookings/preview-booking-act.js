import { sql } from 'kysely';
import { rehearse } from '../../../core/writes/transaction.js';
import { TerminationReason } from '../../bookings/billing/billing-types.js';
import { settleTermination, terminateBooking } from '../../bookings/billing/terminate-booking.js';
import { BookingActor, DeclineReason } from '../../bookings/booking-types.js';
import { cancelBooking } from '../../bookings/cancellation/cancel-booking.js';
import { changeEnd } from '../../bookings/changes/requests/change-end.js';
import { acceptWithoutCapture } from '../../bookings/lifecycle/accept-booking.js';
import { declineBooking } from '../../bookings/lifecycle/decline-booking.js';
import { mailsToSides } from '../../notifications/notification.consumers.js';
import { creditMail, giveBookingCredit } from './give-booking-credit.js';
import { bookingFor } from './staff-booking-acts.js';
import { StaffBookingAct } from './staff-booking.types.js';
const RUNS = {
    [StaffBookingAct.ACCEPT]: (tx, id, { statement }) => acceptWithoutCapture(tx, id, statement),
    [StaffBookingAct.DECLINE]: (tx, id, { declineReason, statement }) => declineBooking(tx, id, { reason: declineReason ?? DeclineReason.OTHER, text: statement }),
    [StaffBookingAct.CANCEL]: (tx, id, { cancelReason, statement, amountCents }) => cancelBooking(tx, id, { reason: cancelReason ?? null, text: statement, refundCents: amountCents ?? null }),
    [StaffBookingAct.TERMINATE]: (tx, id, { terminationReason, statement }) => terminateBooking(tx, id, { reason: terminationReason ?? TerminationReason.FRAUD, text: statement }),
    [StaffBookingAct.SETTLE]: (tx, id, { statement }) => settleTermination(tx, id, statement),
    [StaffBookingAct.CHANGE_END]: (tx, id, { endsOn, statement }) => changeEnd(tx, id, { endsOn: endsOn ?? '', statement }),
    [StaffBookingAct.GIVE_CREDIT]: (tx, id, { amountCents, statement }) => giveBookingCredit(tx, id, { amountCents: amountCents ?? 0, statement }),
};
/** The mails that both sides would get: the act is carried out, its mails are written, and all of it is undone. */
export async function previewBookingAct(ctx, input) {
    const booking = await bookingFor(ctx, input.bookingId, input.act);
    const { id } = booking;
    const run = RUNS[input.act];
    if (!run)
        return [];
    return rehearse(ctx, async (tx) => {
        const last = await lastEvent(tx);
        await run(tx, id, input);
        if (input.act === StaffBookingAct.GIVE_CREDIT) {
            const credit = { amountCents: input.amountCents ?? 0, statement: input.statement.trim() };
            const { name, content } = await creditMail(tx, booking, credit);
            return [{ reader: BookingActor.RENTER, name, subject: content.subject, text: content.text }];
        }
        const mails = [];
        for (const event of await eventsSince(tx, last, id))
            for (const { to, name, content } of await mailsToSides(tx, event))
                mails.push({
                    reader: to === 'host' ? BookingActor.HOST : BookingActor.RENTER,
                    name,
                    subject: content.subject,
                    text: content.text,
                });
        return mails;
    });
}
async function lastEvent({ db }) {
    const row = await db
        .selectFrom('OutboxEvent')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst();
    return String(row?.id ?? 0);
}
/** The events of a locked booking that came after one: nobody else writes any meanwhile. */
async function eventsSince({ db }, last, bookingId) {
    const rows = await db
        .selectFrom('OutboxEvent')
        .select(['id', 'type', 'payload', 'createdAt'])
        .where(sql `id > ${last}::bigint`)
        .where(sql `payload ->> 'bookingId' = ${bookingId}`)
        .orderBy('id')
        .execute();
    return rows.map(({ id, type, payload, createdAt }) => ({
        id: String(id),
        type,
        payload: payload,
        createdAt,
    }));
}
//# sourceMappingURL=preview-booking-act.js.map