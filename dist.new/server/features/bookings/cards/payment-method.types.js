var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
let CardFormSettings = class CardFormSettings {
    kind;
    publishableKey;
};
__decorate([
    Field(() => String, { description: "`sandbox`: the demo's own form; `stripe`: the Payment Element." })
], CardFormSettings.prototype, "kind", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The key of the Payment Element; null for the sandbox.' })
], CardFormSettings.prototype, "publishableKey", void 0);
CardFormSettings = __decorate([
    ObjectType({ description: 'What the browser asks for a card with.' })
], CardFormSettings);
export { CardFormSettings };
let AddPaymentMethodInput = class AddPaymentMethodInput {
    providerMethodId;
};
__decorate([
    Field(() => String, { description: "The provider's id of the card, from its form." })
], AddPaymentMethodInput.prototype, "providerMethodId", void 0);
AddPaymentMethodInput = __decorate([
    InputType({ description: 'A card to be saved.' })
], AddPaymentMethodInput);
export { AddPaymentMethodInput };
let CompletePaymentMethodInput = class CompletePaymentMethodInput {
    setupId;
};
__decorate([
    Field(() => String, { description: 'From `addPaymentMethod`.' })
], CompletePaymentMethodInput.prototype, "setupId", void 0);
CompletePaymentMethodInput = __decorate([
    InputType({ description: "A card that waits for the bank's page." })
], CompletePaymentMethodInput);
export { CompletePaymentMethodInput };
let RemovePaymentMethodInput = class RemovePaymentMethodInput {
    paymentMethodId;
};
__decorate([
    Field(() => ID, { description: 'Of the card.' })
], RemovePaymentMethodInput.prototype, "paymentMethodId", void 0);
RemovePaymentMethodInput = __decorate([
    InputType({ description: 'One of the saved cards.' })
], RemovePaymentMethodInput);
export { RemovePaymentMethodInput };
let SetDefaultPaymentMethodInput = class SetDefaultPaymentMethodInput {
    paymentMethodId;
};
__decorate([
    Field(() => ID, { description: 'Of the card.' })
], SetDefaultPaymentMethodInput.prototype, "paymentMethodId", void 0);
SetDefaultPaymentMethodInput = __decorate([
    InputType({ description: 'One of the saved cards.' })
], SetDefaultPaymentMethodInput);
export { SetDefaultPaymentMethodInput };
//# sourceMappingURL=payment-method.types.js.map