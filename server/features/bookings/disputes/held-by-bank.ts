import { expressionBuilder, type Expression, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { disputeStatusesThat } from './dispute-transitions.js';

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
