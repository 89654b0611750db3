import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { statusesThat } from '../booking-status.rules.js';
import { PaymentMethod } from './payment-method.entity.js';

/** The job that deletes a card at the provider. */
export const DETACH_JOB = 'payments.detach-method';

/** The saved cards of a user, the default first. */
export function methodsOf(ctx: ServiceContext, userId: string): Promise<PaymentMethod[]> {
  return ctx.em
    .fork()
    .find(
      PaymentMethod,
      { userId, removedAt: null },
      { orderBy: { isDefault: 'desc', createdAt: 'desc', id: 'asc' }, limit: MAX_METHODS },
    );
}

/** A saved card of the viewer; null for everybody else's. */
export function ownMethod(ctx: RequestContext, id: string): Promise<PaymentMethod | null> {
  const userId = ctx.viewer?.id;
  if (userId === undefined) return Promise.resolve(null);
  return ctx.em.fork().findOne(PaymentMethod, { id, userId, removedAt: null });
}

const MAX_METHODS = 50;

/** Offers another card first. */
export function setDefaultPaymentMethod(ctx: SignedInContext, id: string): Promise<PaymentMethod> {
  return inTransaction(ctx, async (tx) => {
    const method = await lockOwn(tx, id);
    await makeDefault(tx, method);
    return method;
  });
}

/** Removes a card that no running booking charges; the newest other one becomes the default. */
export function removePaymentMethod(ctx: SignedInContext, id: string): Promise<PaymentMethod> {
  return inTransaction(ctx, async (tx) => {
    const method = await lockOwn(tx, id);
    const reference = await chargedBooking(tx, method);
    if (reference !== null) throw new DomainError(ErrorCode.PAYMENT_METHOD_IN_USE, { reference });
    const wasDefault = method.isDefault;
    Object.assign(method, { removedAt: tx.clock.now(), isDefault: false });
    await tx.em.flush();
    const [next] = wasDefault ? await othersOf(tx, method) : [];
    if (next) await makeDefault(tx, next);
    await addJob(tx, DETACH_JOB, { methodId: id }, { jobKey: `detach:${id}`, isOutbound: true });
    return method;
  });
}

/** Deletes a removed card at the provider. */
export async function detachMethod(ctx: ServiceContext, methodId: string): Promise<void> {
  const method = await ctx.em.fork().findOne(PaymentMethod, { id: methodId, removedAt: { $ne: null } });
  if (!method) return;
  for (const ref of await copiesOf(ctx, method)) await ctx.ports.payments.named(method.provider).detachMethod(ref);
}

/** The provider's name of a saved card of this user; what is no id of a saved card is a card that the form has just made. */
export async function methodRefOf(tx: SignedInContext, methodId: string | null, given: string): Promise<string> {
  if (methodId === null) return given.slice(0, 100);
  const method = await tx.em.findOne(PaymentMethod, { id: methodId, userId: tx.viewer.id, removedAt: null });
  if (!method || method.provider !== tx.ports.payments.current.name) throw new DomainError(ErrorCode.NOT_FOUND);
  return method.ref;
}

/** One user's cards are changed one after the other. */
async function lockOwn(tx: SignedInContext, id: string): Promise<PaymentMethod> {
  await tx.db.selectFrom('User').select('id').where('id', '=', tx.viewer.id).forUpdate().execute();
  const method = await tx.em.findOne(PaymentMethod, { id, userId: tx.viewer.id, removedAt: null });
  if (!method) throw new DomainError(ErrorCode.NOT_FOUND);
  return method;
}

function othersOf(tx: ServiceContext, { userId, id }: PaymentMethod): Promise<PaymentMethod[]> {
  return tx.em.find(
    PaymentMethod,
    { userId, removedAt: null, id: { $ne: id } },
    { orderBy: { createdAt: 'desc', id: 'asc' }, limit: 1 },
  );
}

async function makeDefault(tx: ServiceContext, method: PaymentMethod): Promise<void> {
  await tx.db
    .updateTable('PaymentMethod')
    .set({ isDefault: false })
    .where('userId', '=', method.userId)
    .where('id', '<>', method.id)
    .where('isDefault', '=', true)
    .execute();
  method.isDefault = true;
  await tx.em.flush();
}

/** The provider's names of all copies of one card. */
async function copiesOf(ctx: ServiceContext, { userId, provider, ref, fingerprint }: PaymentMethod): Promise<string[]> {
  if (fingerprint === null) return [ref];
  const rows = await ctx.db
    .selectFrom('PaymentMethod')
    .select('ref')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('fingerprint', '=', fingerprint)
    .execute();
  return rows.map((row) => row.ref);
}

/** The reference of a booking whose latest charge is on this card; null when there is none. */
async function chargedBooking(tx: ServiceContext, method: PaymentMethod): Promise<string | null> {
  const { userId, provider } = method;
  const latest = tx.db
    .selectFrom('Payment')
    .distinctOn('bookingId')
    .select(['bookingId', 'provider', 'paymentMethodRef'])
    .where('renterId', '=', userId)
    .orderBy('bookingId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .as('p');
  const booking = await tx.db
    .selectFrom('Booking as b')
    .innerJoin(latest, 'p.bookingId', 'b.id')
    .select('b.reference')
    .where('b.status', 'in', [...statusesThat('holdsDates')])
    .where('p.provider', '=', provider)
    .where('p.paymentMethodRef', 'in', await copiesOf(tx, method))
    .orderBy('b.startsOn')
    .executeTakeFirst();
  return booking?.reference ?? null;
}
