import type { Selectable } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { fiscalBounds, isValidNif, normaliseNif } from '../../../core/values/nif.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanLine, isWithin } from '../../../core/values/text.js';
import { recordAcceptance } from '../../bookings/acceptances/record-acceptance.js';
import type { Tables } from '../../../database.js';
import { isTaxedProfile } from '../../spaces/pricing/tax.enums.js';
import type { AcceptInvoicingInput } from './invoicing.inputs.js';

export type AgreementRow = Selectable<Tables['InvoicingAgreement']>;

/** Version of the agreement's text, named by the day it came into force. */
export const INVOICING_VERSION = '2026-11-23';

/** Whether any space of the host is set to charge tax; null while none has a tax setting. */
export async function chargesTax({ db }: ServiceContext, hostId: string): Promise<boolean | null> {
  const rows = await db
    .selectFrom('Space')
    .select('taxProfile')
    .distinct()
    .where('hostId', '=', hostId)
    .where('taxProfile', 'is not', null)
    .execute();
  return rows.length === 0 ? null : rows.some(({ taxProfile }) => isTaxedProfile(taxProfile));
}

/** The agreement of a host that is in force; null when there is none. */
export async function agreementOf({ db }: ServiceContext, hostId: string): Promise<AgreementRow | null> {
  const row = await db
    .selectFrom('InvoicingAgreement')
    .selectAll()
    .where('hostId', '=', hostId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Agrees that the rent is invoiced in the viewer's name; different data create a new agreement. */
export async function acceptInvoicing(ctx: SignedInContext, input: AcceptInvoicingInput): Promise<AgreementRow> {
  const given = {
    legalName: cleanLine(input.legalName),
    nif: normaliseNif(input.nif),
    address: cleanLine(input.address),
  };
  refuseProblems(problemsOf(given, input.accepts));
  return inTransaction(ctx, async (tx) => {
    const hostId = tx.viewer.id;
    // The lock serializes double clicks.
    await tx.db.selectFrom('User').select('id').where('id', '=', hostId).forUpdate().execute();
    const before = await agreementOf(tx, hostId);
    const isSame =
      before?.version === INVOICING_VERSION &&
      before.legalName === given.legalName &&
      before.nif === given.nif &&
      before.address === given.address;
    if (before && isSame) return before;
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

/** Ends the viewer's agreement: later charges are no longer invoiced in their name. */
export async function endInvoicing(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, (tx) => end(tx, tx.viewer.id));
}

async function end({ db, clock }: ServiceContext, hostId: string): Promise<void> {
  await db
    .updateTable('InvoicingAgreement')
    .set({ endedAt: clock.now() })
    .where('hostId', '=', hostId)
    .where('endedAt', 'is', null)
    .execute();
}

function problemsOf(given: Pick<AgreementRow, 'legalName' | 'nif' | 'address'>, isAccepted: boolean): FieldError[] {
  return [
    ...(isWithin(given.legalName, fiscalBounds.name)
      ? []
      : [{ path: 'legalName', code: FieldProblemCode.FULL_NAME_LENGTH, params: fiscalBounds.name }]),
    ...(isValidNif(given.nif) ? [] : [{ path: 'nif', code: FieldProblemCode.NIF_INVALID }]),
    ...(isWithin(given.address, fiscalBounds.address)
      ? []
      : [{ path: 'address', code: FieldProblemCode.ADDRESS_REQUIRED, params: fiscalBounds.address }]),
    ...(isAccepted ? [] : [{ path: 'accepts', code: FieldProblemCode.CONFIRMATION_REQUIRED }]),
  ];
}
