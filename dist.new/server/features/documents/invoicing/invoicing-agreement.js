import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { isValidNif, normaliseNif } from '../../../core/values/nif.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { recordAcceptance } from '../../bookings/acceptances/record-acceptance.js';
import { TaxProfile } from '../../spaces/space-types.js';
/** Version of the agreement's text, named by the day it came into force. */
export const INVOICING_VERSION = '2026-11-23';
const NAME = { min: 2, max: 120 };
const ADDRESS = { min: 8, max: 200 };
/** How a host is taxed who charges the tax of the place, and may invoice it. */
export const TAXED_PROFILES = [TaxProfile.IVA_GENERAL, TaxProfile.EMPRESA];
/** Whether a space of the host says that its host charges tax; null while none says how they are taxed. */
export async function chargesTax({ db }, hostId) {
    const rows = await db
        .selectFrom('Space')
        .select('taxProfile')
        .distinct()
        .where('hostId', '=', hostId)
        .where('taxProfile', 'is not', null)
        .execute();
    return rows.length === 0 ? null : rows.some(({ taxProfile }) => taxProfile && TAXED_PROFILES.includes(taxProfile));
}
/** The agreement of a host that is in force; null when there is none. */
export async function agreementOf({ db }, hostId) {
    const row = await db
        .selectFrom('InvoicingAgreement')
        .selectAll()
        .where('hostId', '=', hostId)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
    return row ?? null;
}
/** Agrees that the rent is invoiced in the viewer's name; with other data than before a new agreement follows the old one. */
export async function acceptInvoicing(ctx, input) {
    const given = {
        legalName: input.legalName.trim().replace(/\s+/g, ' '),
        nif: normaliseNif(input.nif),
        address: input.address.trim().replace(/\s+/g, ' '),
    };
    refuseProblems(problemsOf(given, input.accepts));
    return inTransaction(ctx, async (tx) => {
        const hostId = tx.viewer.id;
        // The lock serialises two clicks of one host.
        await tx.db.selectFrom('User').select('id').where('id', '=', hostId).forUpdate().execute();
        const before = await agreementOf(tx, hostId);
        const isSame = before?.version === INVOICING_VERSION &&
            before.legalName === given.legalName &&
            before.nif === given.nif &&
            before.address === given.address;
        if (before && isSame)
            return before;
        await end(tx, hostId);
        await recordAcceptance(tx, {
            kind: 'invoicing',
            version: `${INVOICING_VERSION} ${tx.clock.now().toISOString()}`,
            bookingId: null,
            content: given,
        });
        return tx.db
            .insertInto('InvoicingAgreement')
            .values({ ...given, hostId, version: INVOICING_VERSION, agreedAt: tx.clock.now(), endedAt: null })
            .returningAll()
            .executeTakeFirstOrThrow();
    });
}
/** Ends the viewer's agreement: charges from now on are invoiced no more in their name. */
export async function endInvoicing(ctx) {
    await inTransaction(ctx, (tx) => end(tx, tx.viewer.id));
}
async function end({ db, clock }, hostId) {
    await db
        .updateTable('InvoicingAgreement')
        .set({ endedAt: clock.now() })
        .where('hostId', '=', hostId)
        .where('endedAt', 'is', null)
        .execute();
}
function problemsOf(given, isAccepted) {
    const isWithin = (text, { min, max }) => text.length >= min && text.length <= max;
    return [
        ...(isWithin(given.legalName, NAME)
            ? []
            : [{ path: 'legalName', code: FieldProblemCode.FULL_NAME_LENGTH, params: { ...NAME } }]),
        ...(isValidNif(given.nif) ? [] : [{ path: 'nif', code: FieldProblemCode.NIF_INVALID }]),
        ...(isWithin(given.address, ADDRESS)
            ? []
            : [{ path: 'address', code: FieldProblemCode.ADDRESS_REQUIRED, params: { ...ADDRESS } }]),
        ...(isAccepted ? [] : [{ path: 'accepts', code: FieldProblemCode.CONFIRMATION_REQUIRED }]),
    ];
}
//# sourceMappingURL=invoicing-agreement.js.map