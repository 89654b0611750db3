import { expressionBuilder, type Expression, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { disputeStatusesThat } from './dispute.transitions.js';
import { DisputeStatus } from './dispute.enums.js';

/** Whether a cardholder's bank took money of a payment and has not decided: its refunds wait, because the bank may pay them. */
export function isHeldByBank(paymentId: Expression<string>): ExpressionWrapper<Tables, never, SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('PaymentDispute as held')
      .select('held.id')
      .where('held.paymentId', '=', paymentId)
      .where('held.status', 'in', disputeStatusesThat('isUndecided'))
      .where('held.takenCents', '>', 0),
  );
}

/** The same for one payment of the open transaction. */
export async function readIsHeldByBank(tx: ServiceContext, paymentId: string): Promise<boolean> {
  await tx.em.flush();
  const { isHeld } = await tx.db
    .selectNoFrom((eb) => isHeldByBank(eb.val(paymentId)).as('isHeld'))
    .executeTakeFirstOrThrow();
  return Boolean(isHeld);
}

/** Whether a cardholder's bank has money of a payment, until it decides or for good. A mere inquiry takes none. */
export async function readIsTakenBack(tx: ServiceContext, paymentId: string): Promise<boolean> {
  await tx.em.flush();
  const taken = await tx.db
    .selectFrom('PaymentDispute')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', disputeStatusesThat('isUndecided')), eb('takenCents', '>', 0)]),
        eb.and([eb('status', '=', DisputeStatus.LOST), eb('lostCents', '>', 0)]),
      ]),
    )
    .executeTakeFirst();
  return taken !== undefined;
}
