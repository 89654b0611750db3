import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { birthDateProblem } from '../../../core/values/birth-date.js';
import { fiscalBounds, isPersonNif, isValidNif, normaliseNif } from '../../../core/values/nif.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanLine, isWithin } from '../../../core/values/text.js';
import { AccountEventType } from '../account.events.js';
import { changeAccount } from '../change-account.js';
import type { SaveTaxDetailsInput } from './tax-details.types.js';

/** Stores the tax details of a private host. */
export async function saveTaxDetails(ctx: SignedInContext, input: SaveTaxDetailsInput): Promise<void> {
  const nif = normaliseNif(input.nif);
  const address = cleanLine(input.address);
  // An organisation has no birth date.
  const birthDate = isPersonNif(nif) ? (input.birthDate ?? null) : null;
  const problems: readonly (FieldError | null)[] = [
    isValidNif(nif) ? null : { path: 'nif', code: FieldProblemCode.NIF_INVALID },
    isPersonNif(nif) ? birthDateProblem(birthDate, ctx.clock.today()) : null,
    isWithin(address, fiscalBounds.address)
      ? null
      : { path: 'address', code: FieldProblemCode.TEXT_LENGTH, params: fiscalBounds.address },
  ];
  refuseProblems(problems.filter((problem) => problem !== null));
  await inTransaction(ctx, async (tx) => {
    const userId = tx.viewer.id;
    const row = { nif, address, updatedAt: tx.clock.now() };
    await changeAccount(tx, userId, { birthDate });
    await tx.db
      .insertInto('TaxDetails')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
    await recordEvent(tx, { type: AccountEventType.HOST_DATA_GIVEN, payload: { userId } });
  });
}
