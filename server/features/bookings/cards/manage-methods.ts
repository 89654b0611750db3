import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { fromGlobalId, parseGlobalId } from '../../../core/graphql/global-id.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { bookingsCharging } from './charged-bookings.js';
import { PaymentMethod } from './payment-method.entity.js';

/** The job that deletes a card at the provider. */
export const DETACH_JOB = 'payments.detach-method';

/**
 * The saved cards that a user can pay with, the default first. Cards of a previous provider are still charged for active bookings, but no
 * longer offered.
 */
export function methodsOf(ctx: ServiceContext, userId: string): Promise<PaymentMethod[]> {
  return ctx.em
    .fork()
    .find(
      PaymentMethod,
      { userId, removedAt: null, provider: ctx.ports.payments.current.name },
      { orderBy: { isDefault: 'desc', createdAt: 'desc', id: 'asc' }, limit: MAX_METHODS },
    );
}

/** A saved card of the viewer; null for everybody else's. */
export function findOwnMethod(ctx: RequestContext, id: string): Promise<PaymentMethod | null> {
  const userId = ctx.viewer?.id;
  if (userId === undefined) return Promise.resolve(null);
  return ctx.em.fork().findOne(PaymentMethod, { id, userId, removedAt: null });
}

const MAX_METHODS = 50;

/** Makes another card the default. */
export function setDefaultPaymentMethod(ctx: SignedInContext, id: string): Promise<PaymentMethod> {
  return inTransaction(ctx, async (tx) => {
    const method = await lockOwn(tx, id);
    await makeDefault(tx, method);
    return method;
  });
}

/** Removes a card that no active booking charges; the newest other one becomes the default. */
export function removePaymentMethod(ctx: SignedInContext, id: string): Promise<PaymentMethod> {
  return inTransaction(ctx, async (tx) => {
    const method = await lockOwn(tx, id);
    const [charged] = await bookingsCharging(tx, method);
    if (charged) throw new DomainError(ErrorCode.PAYMENT_METHOD_IN_USE, { reference: charged.reference });
    const wasDefault = method.isDefault;
    Object.assign(method, { removedAt: tx.clock.now(), isDefault: false });
    await tx.em.flush();
    const [next] = wasDefault ? await othersOf(tx, method) : [];
    if (next) await makeDefault(tx, next);
    await addDeletion(tx, DETACH_JOB, { methodId: id }, { jobKey: `detach:${id}`, isOutbound: true });
    return method;
  });
}

/** Deletes a removed card at the provider. */
export async function detachMethod(ctx: ServiceContext, methodId: string): Promise<void> {
  const method = await ctx.em.fork().findOne(PaymentMethod, { id: methodId, removedAt: { $ne: null } });
  if (!method) return;
  for (const ref of await copiesOf(ctx, method)) await ctx.ports.payments.named(method.provider).detachMethod(ref);
}

/** The provider's id of a card to pay with: from the global id of the viewer's saved card, or of one just entered in the form. */
export async function methodRefOf(tx: SignedInContext, given: string): Promise<string> {
  return parseGlobalId(given)?.type === 'PaymentMethod' ? savedMethodRefOf(tx, given) : given.slice(0, 100);
}

/** The provider's id of a saved card of the viewer, by its global id. */
export async function savedMethodRefOf(tx: SignedInContext, globalId: string): Promise<string> {
  const id = fromGlobalId('PaymentMethod', globalId);
  const method = await tx.em.findOne(PaymentMethod, { id, userId: tx.viewer.id, removedAt: null });
  if (!method || method.provider !== tx.ports.payments.current.name) throw new DomainError(ErrorCode.NOT_FOUND);
  return method.ref;
}

/** Changes of one user's cards are serialized. */
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

/** The provider's ids of all copies of one card. */
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
