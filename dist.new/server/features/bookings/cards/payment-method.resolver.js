var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { chargedBookingsLoader, isCharging } from './charged-bookings.js';
import { methodsOf, removePaymentMethod, setDefaultPaymentMethod } from './manage-methods.js';
import { PaymentMethod } from './payment-method.entity.js';
import { AddPaymentMethodInput, CardFormSettings, CompletePaymentMethodInput, RemovePaymentMethodInput, SetDefaultPaymentMethodInput, } from './payment-method.types.js';
import { addPaymentMethod, completePaymentMethod } from './save-method.js';
const INPUT = { description: 'All there is to say.' };
const COST = 10;
const cost = ({ childComplexity }) => COST + childComplexity;
/** What the mutations answer that save a card: the bank may ask first. */
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
};
function savedPayloadOf(outcome) {
    return 'method' in outcome
        ? { paymentMethod: outcome.method, actionUrl: null, setupId: null }
        : { paymentMethod: null, ...outcome };
}
let PaymentMethodCommandsResolver = class PaymentMethodCommandsResolver {
    cardForm(ctx) {
        const { cardForm } = ctx.ports.payments.current;
        return cardForm && { ...cardForm };
    }
    async addPaymentMethod(ctx, input) {
        return savedPayloadOf(await addPaymentMethod(signedIn(ctx), input.providerMethodId));
    }
    async completePaymentMethod(ctx, input) {
        return savedPayloadOf(await completePaymentMethod(signedIn(ctx), input.setupId));
    }
    async removePaymentMethod(ctx, input) {
        await removePaymentMethod(signedIn(ctx), fromGlobalId('PaymentMethod', input.paymentMethodId));
        return { deletedPaymentMethodId: input.paymentMethodId };
    }
    async setDefaultPaymentMethod(ctx, input) {
        return {
            paymentMethod: await setDefaultPaymentMethod(signedIn(ctx), fromGlobalId('PaymentMethod', input.paymentMethodId)),
        };
    }
};
__decorate([
    Public(),
    Query(() => CardFormSettings, { nullable: true, description: 'How a card is asked for; null: nobody can pay.' }),
    __param(0, Ctx())
], PaymentMethodCommandsResolver.prototype, "cardForm", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: SAVED_PAYLOAD,
        description: 'Saves a card for later charges; nothing is charged now. Adding it again answers the same. Errors: PAYMENT_DECLINED {reason}, PAYMENT_UNAVAILABLE, RATE_LIMITED, NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AddPaymentMethodInput, INPUT))
], PaymentMethodCommandsResolver.prototype, "addPaymentMethod", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: SAVED_PAYLOAD,
        description: "After the bank's page: saves the card, if the bank is content. Errors: PAYMENT_AUTHENTICATION_FAILED, PAYMENT_DECLINED {reason}, PAYMENT_UNAVAILABLE, NOT_FOUND.",
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CompletePaymentMethodInput, INPUT))
], PaymentMethodCommandsResolver.prototype, "completePaymentMethod", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { deletedPaymentMethodId: [() => ID, 'The card that is gone.'] },
        description: 'Removes a saved card; the newest other one becomes the default. Errors: PAYMENT_METHOD_IN_USE {reference: of the booking that charges it}, NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RemovePaymentMethodInput, INPUT))
], PaymentMethodCommandsResolver.prototype, "removePaymentMethod", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { paymentMethod: [() => PaymentMethod, 'The card that is offered first.'] },
        description: 'Offers another saved card first. Errors: NOT_FOUND.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SetDefaultPaymentMethodInput, INPUT))
], PaymentMethodCommandsResolver.prototype, "setDefaultPaymentMethod", null);
PaymentMethodCommandsResolver = __decorate([
    Resolver()
], PaymentMethodCommandsResolver);
export { PaymentMethodCommandsResolver };
let PaymentMethodFieldsResolver = class PaymentMethodFieldsResolver {
    id({ id }) {
        return toGlobalId('PaymentMethod', id);
    }
    async bookings(card, ctx) {
        const charged = await chargedBookingsLoader(ctx).load(card.userId);
        const ids = charged.filter((booking) => isCharging(booking, card)).map(({ id }) => id);
        const found = await Promise.all(ids.map((id) => bookingLoader(ctx).load(id)));
        return found.filter((booking) => booking !== null);
    }
    isExpired({ expMonth, expYear }, ctx) {
        return `${expYear}-${String(expMonth).padStart(2, '0')}` < ctx.clock.today().slice(0, 7);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Global id.' }),
    __param(0, Root())
], PaymentMethodFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => [Booking], {
        description: 'The bookings that charge it and hold their days, by first day; while there is one it cannot be removed.',
        complexity: cost,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], PaymentMethodFieldsResolver.prototype, "bookings", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether its last month is over.' }),
    __param(0, Root()),
    __param(1, Ctx())
], PaymentMethodFieldsResolver.prototype, "isExpired", null);
PaymentMethodFieldsResolver = __decorate([
    Resolver(() => PaymentMethod)
], PaymentMethodFieldsResolver);
export { PaymentMethodFieldsResolver };
let ViewerPaymentMethodsResolver = class ViewerPaymentMethodsResolver {
    paymentMethods(viewer, ctx) {
        return methodsOf(ctx, viewer.uuid);
    }
};
__decorate([
    FieldResolver(() => [PaymentMethod], {
        description: 'The saved cards, the default first; at most 50.',
        complexity: cost,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerPaymentMethodsResolver.prototype, "paymentMethods", null);
ViewerPaymentMethodsResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerPaymentMethodsResolver);
export { ViewerPaymentMethodsResolver };
//# sourceMappingURL=payment-method.resolver.js.map