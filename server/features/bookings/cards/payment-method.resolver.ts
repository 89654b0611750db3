import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation, type PayloadField } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { chargedBookingsLoader, isCharging } from './charged-bookings.js';
import { methodsOf, removePaymentMethod, setDefaultPaymentMethod } from './manage-methods.js';
import { PaymentMethod } from './payment-method.entity.js';
import {
  AddPaymentMethodInput,
  CardFormSettings,
  CompletePaymentMethodInput,
  RemovePaymentMethodInput,
  SetDefaultPaymentMethodInput,
} from './payment-method.types.js';
import { addPaymentMethod, completePaymentMethod, type SaveOutcome } from './save-method.js';

const cost = plus(10);

/** The result of mutations that save a card: the bank may ask for confirmation first. */
const SAVED_PAYLOAD = {
  paymentMethod: [() => PaymentMethod, 'The saved card; null while the bank asks.', { nullable: true }],
  actionUrl: [
    () => String,
    "Where the bank asks the card's owner first: an address, or a path of this site; null once the card is saved.",
    { nullable: true },
  ],
  setupId: [
    () => String,
    "What `completePaymentMethod` is called with after the bank's page; null once the card is saved.",
    { nullable: true },
  ],
} as const satisfies Record<string, PayloadField>;

interface SavedPayload {
  readonly paymentMethod: PaymentMethod | null;
  readonly actionUrl: string | null;
  readonly setupId: string | null;
}

function savedPayloadOf(outcome: SaveOutcome): SavedPayload {
  return 'method' in outcome
    ? { paymentMethod: outcome.method, actionUrl: null, setupId: null }
    : { paymentMethod: null, ...outcome };
}

@Resolver()
export class PaymentMethodCommandsResolver {
  @Public()
  @Query(() => CardFormSettings, {
    nullable: true,
    description: 'How the browser collects a card; null when payments are disabled.',
  })
  cardForm(@Ctx() ctx: RequestContext): CardFormSettings | null {
    const { cardForm } = ctx.ports.payments.current;
    return cardForm && { ...cardForm };
  }

  @Authorized()
  @PayloadMutation({
    payload: SAVED_PAYLOAD,
    description:
      'Saves a card for later charges; nothing is charged now. Idempotent. Errors: PAYMENT_DECLINED {reason}, PAYMENT_UNAVAILABLE, RATE_LIMITED, NOT_FOUND.',
    complexity: cost,
  })
  async addPaymentMethod(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddPaymentMethodInput, INPUT) input: AddPaymentMethodInput,
  ): Promise<SavedPayload> {
    return savedPayloadOf(await addPaymentMethod(signedIn(ctx), input.providerMethodId));
  }

  @Authorized()
  @PayloadMutation({
    payload: SAVED_PAYLOAD,
    description:
      'After the bank’s page: saves the card if the bank confirmed it. Errors: PAYMENT_AUTHENTICATION_FAILED, PAYMENT_DECLINED {reason}, PAYMENT_UNAVAILABLE, NOT_FOUND.',
    complexity: cost,
  })
  async completePaymentMethod(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CompletePaymentMethodInput, INPUT) input: CompletePaymentMethodInput,
  ): Promise<SavedPayload> {
    return savedPayloadOf(await completePaymentMethod(signedIn(ctx), input.setupId));
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedPaymentMethodId: [() => ID, 'The deleted card.'] },
    description:
      'Removes a saved card; the newest other one becomes the default. Errors: PAYMENT_METHOD_IN_USE {reference: of the booking that charges it}, NOT_FOUND.',
    complexity: cost,
  })
  async removePaymentMethod(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemovePaymentMethodInput, INPUT) input: RemovePaymentMethodInput,
  ): Promise<{ deletedPaymentMethodId: string }> {
    await removePaymentMethod(signedIn(ctx), fromGlobalId('PaymentMethod', input.paymentMethodId));
    return { deletedPaymentMethodId: input.paymentMethodId };
  }

  @Authorized()
  @PayloadMutation({
    payload: { paymentMethod: [() => PaymentMethod, 'The card that is offered first.'] },
    description: 'Makes another saved card the default. Errors: NOT_FOUND.',
    complexity: cost,
  })
  async setDefaultPaymentMethod(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetDefaultPaymentMethodInput, INPUT) input: SetDefaultPaymentMethodInput,
  ): Promise<{ paymentMethod: PaymentMethod }> {
    return {
      paymentMethod: await setDefaultPaymentMethod(signedIn(ctx), fromGlobalId('PaymentMethod', input.paymentMethodId)),
    };
  }
}

@Resolver(() => PaymentMethod)
export class PaymentMethodFieldsResolver {
  @FieldResolver(() => ID, { description: 'Global id.' })
  id(@Root() { id }: PaymentMethod): string {
    return toGlobalId('PaymentMethod', id);
  }

  @FieldResolver(() => [Booking], {
    description:
      'The bookings that charge it and hold their days, by first day; while there is one it cannot be removed.',
    complexity: cost,
  })
  async bookings(@Root() card: PaymentMethod, @Ctx() ctx: RequestContext): Promise<Booking[]> {
    const charged = await chargedBookingsLoader(ctx).load(card.userId);
    const ids = charged.filter((booking) => isCharging(booking, card)).map(({ id }) => id);
    const found = await Promise.all(ids.map((id) => bookingLoader(ctx).load(id)));
    return found.filter((booking) => booking !== null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has expired.' })
  isExpired(@Root() { expMonth, expYear }: PaymentMethod, @Ctx() ctx: RequestContext): boolean {
    return `${expYear}-${String(expMonth).padStart(2, '0')}` < ctx.clock.today().slice(0, 7);
  }
}

@Resolver(() => ViewerAccount)
export class ViewerPaymentMethodsResolver {
  @FieldResolver(() => [PaymentMethod], {
    description: 'The saved cards, the default first; at most 50.',
    complexity: cost,
  })
  paymentMethods(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<PaymentMethod[]> {
    return methodsOf(ctx, viewer.uuid);
  }
}
