import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import type { SetupState } from '../../../ports/payments/payment-records.js';
import type { PaymentsPort } from '../../../ports/payments/payments.js';
import { ProviderError } from '../../../ports/payments/provider-error.js';
import { BANK_RETURN_PATH } from '../payments/call-provider.js';
import { customerOf } from './payment-customers.js';
import { PaymentMethod } from './payment-method.entity.js';
import { storeMethod } from './remember-method.js';

/** The card is saved, or the bank asks its owner for confirmation first. */
export type SaveOutcome = { readonly method: PaymentMethod } | { readonly setupId: string; readonly actionUrl: string };

/** Saves a card under the mandate for later charges; nothing is charged. Adding a card twice stores it once. */
export async function addPaymentMethod(ctx: SignedInContext, methodRef: string): Promise<SaveOutcome> {
  const provider = ctx.ports.payments.current;
  const userId = ctx.viewer.id;
  // Rate limited, because thieves test stolen numbers where adding a card costs nothing.
  await consume(ctx, 'saved-cards-user', userId);
  return answering(ctx, async () => {
    const customerRef = await customerOf(ctx, provider, userId);
    const method = await provider.retrieveMethod(methodRef);
    const isOthers = method !== null && method.customerRef !== null && method.customerRef !== customerRef;
    if (method === null || isOthers) throw new DomainError(ErrorCode.NOT_FOUND);
    const setup = await provider.saveMethod({
      customerRef,
      methodRef,
      returnUrl: `${ctx.config.publicUrl}${BANK_RETURN_PATH}`,
      idempotencyKey: `setup:${userId}:${methodRef}`,
    });
    return outcomeOf(ctx, provider, setup);
  });
}

/** After the bank's page: fetches the result and saves the card if it was confirmed. */
export async function completePaymentMethod(ctx: SignedInContext, setupId: string): Promise<SaveOutcome> {
  const provider = ctx.ports.payments.current;
  return answering(ctx, async () => {
    const setup = await provider.retrieveSetup(setupId).catch((error: unknown) => {
      const isUnknown = error instanceof ProviderError && error.code === 'resource_missing';
      throw isUnknown ? new DomainError(ErrorCode.NOT_FOUND) : error;
    });
    return outcomeOf(ctx, provider, setup);
  });
}

async function outcomeOf(ctx: SignedInContext, provider: PaymentsPort, setup: SetupState): Promise<SaveOutcome> {
  if (setup.status === 'action_required' && setup.actionUrl !== null)
    return { setupId: setup.ref, actionUrl: setup.actionUrl };
  if (setup.status !== 'done') throw refusal(setup);
  const id = await saveCard(ctx, provider, setup, ctx.viewer.id);
  const method = id && (await ctx.em.fork().findOne(PaymentMethod, { id, userId: ctx.viewer.id, removedAt: null }));
  if (!method) throw new DomainError(ErrorCode.NOT_FOUND);
  return { method };
}

function refusal({ failure }: SetupState): DomainError {
  const isBank = failure?.code === 'authentication_failed';
  return new DomainError(isBank ? ErrorCode.PAYMENT_AUTHENTICATION_FAILED : ErrorCode.PAYMENT_DECLINED, {
    reason: failure?.code ?? 'card_declined',
  });
}

/** Stores the card of a completed setup for its customer's user; null when it is somebody else's. */
async function saveCard(
  ctx: ServiceContext,
  provider: PaymentsPort,
  { methodRef }: SetupState,
  userId: string | null,
): Promise<string | null> {
  const method = methodRef === null ? null : await provider.retrieveMethod(methodRef);
  if (!method?.customerRef) return null;
  const owner = await ctx.db
    .selectFrom('PaymentCustomer')
    .select('userId')
    .where('provider', '=', provider.name)
    .where('ref', '=', method.customerRef)
    .executeTakeFirst();
  if (!owner || (userId !== null && owner.userId !== userId)) return null;
  return storeMethod(ctx, provider.name, owner.userId, method);
}

/** Handles a webhook about a saved card: its owner may have left at the bank's page. */
export async function updateCardOfSetup(ctx: ServiceContext, name: string, setupRef: string): Promise<void> {
  const provider = ctx.ports.payments.named(name);
  const setup = await provider.retrieveSetup(setupRef);
  if (setup.status === 'done') await saveCard(ctx, provider, setup, null);
}

/** An unresponsive provider becomes PAYMENT_UNAVAILABLE; the same call can be sent again. */
export async function answering<T>(ctx: ServiceContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error }, 'payments: the provider did not answer');
    throw new DomainError(ErrorCode.PAYMENT_UNAVAILABLE);
  }
}
