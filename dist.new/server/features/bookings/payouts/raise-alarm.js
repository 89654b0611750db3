import { randomUUID } from 'node:crypto';
import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
/** Writes an alarm for the staff and mails support; one that is open already is not raised again. */
export async function raiseAlarm(tx, difference) {
    const id = randomUUID();
    const written = await tx.db
        .insertInto('ReconciliationAlarm')
        .values({
        id,
        ...difference,
        bookingId: difference.bookingId ?? null,
        foundAt: tx.clock.now(),
        resolvedAt: null,
        resolvedBy: null,
        resolution: null,
    })
        .onConflict((conflict) => conflict.columns(['kind', 'provider', 'ref']).where('resolvedAt', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
    if (!written)
        return;
    const { kind, provider, ref, expectedCents, foundCents } = difference;
    tx.log.error({ kind, provider, ref, expectedCents, foundCents }, 'ledger: our books and another one differ');
    await queueMail(tx, {
        id: `reconciliation-${id}`,
        to: tx.config.supportEmail,
        locale: Locale.ES,
        template: 'bookings.reconciliation-alarm',
        params: { kind, provider, ref, expectedCents, foundCents },
    });
}
//# sourceMappingURL=raise-alarm.js.map