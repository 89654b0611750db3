import type { ServiceContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { Refund } from '../../bookings/payments/refund.entity.js';
import { withoutPerson, type PersonalTexts } from './personal-texts.rules.js';

const UUID_LENGTH = 36;

/** Removes the user from what the staff wrote about the money of their bookings and payouts; amounts, days and states stay for the books. */
export async function eraseStaffTexts(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  const { db } = tx;
  const clean = (text: string): string => withoutPerson(text, personal);
  const bookings = db
    .selectFrom('Booking')
    .select('id')
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]));
  const adjustments = await db
    .selectFrom('Adjustment')
    .select(['id', 'statement', 'decision'])
    .where((eb) => eb.or([eb('hostId', '=', userId), eb('bookingId', 'in', bookings)]))
    .execute();
  for (const { id, statement, decision } of adjustments)
    await db
      .updateTable('Adjustment')
      .set({ statement: clean(statement), decision: decision && clean(decision) })
      .where('id', '=', id)
      .execute();
  const holds = await db
    .selectFrom('EarningHold')
    .select(['id', 'note'])
    .where('note', 'is not', null)
    .where((eb) => eb.or([eb('hostId', '=', userId), eb('bookingId', 'in', bookings)]))
    .execute();
  for (const { id, note } of holds)
    await db
      .updateTable('EarningHold')
      .set({ note: note && clean(note) })
      .where('id', '=', id)
      .execute();
  const alarms = await db
    .selectFrom('ReconciliationAlarm as a')
    .select(['a.id', 'a.resolution'])
    .where('a.resolution', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('a.bookingId', 'in', bookings),
        eb.exists(
          eb
            .selectFrom('Payout as p')
            .select('p.id')
            .where('p.hostId', '=', userId)
            .where((payout) =>
              payout.or([
                // The reason of a refused call stands before the id.
                payout(
                  payout.fn<string>('right', ['a.ref', payout.lit(UUID_LENGTH)]),
                  '=',
                  payout.cast<string>('p.id', 'text'),
                ),
                payout('p.transferRef', '=', payout.ref('a.ref')),
                payout('p.payoutRef', '=', payout.ref('a.ref')),
              ]),
            ),
        ),
      ]),
    )
    .execute();
  for (const { id, resolution } of alarms)
    await db
      .updateTable('ReconciliationAlarm')
      .set({ resolution: resolution && clean(resolution) })
      .where('id', '=', id)
      .execute();
  const refunds = await db
    .selectFrom('Refund')
    .select(['id', 'settledReason'])
    .where('settledReason', 'is not', null)
    .where('bookingId', 'in', bookings)
    .execute();
  for (const { id, settledReason } of refunds)
    await changeRecord(tx, Refund, id, { settledReason: settledReason && clean(settledReason) });
}
