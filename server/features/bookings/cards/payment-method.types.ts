import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PaymentMethod } from './payment-method.entity.js';

@ObjectType({ description: 'The bank wants the owner of the card to confirm before it is saved.' })
export class PaymentMethodActionRequired {
  @Field(() => String, { description: "What `completePaymentMethod` is called with after the bank's page." })
  setupId!: string;

  @Field(() => String, { description: 'Where the bank asks: an address, or a path of this site.' })
  actionUrl!: string;
}

export const AddPaymentMethodResult = createUnionType({
  name: 'AddPaymentMethodResult',
  description: 'The saved card, or what the bank asks first.',
  types: () => [PaymentMethod, PaymentMethodActionRequired] as const,
});

@ObjectType({ description: 'What the browser asks for a card with.' })
export class CardFormSettings {
  @Field(() => String, { description: "`sandbox`: the demo's own form; `stripe`: the Payment Element." })
  kind!: 'sandbox' | 'stripe';

  @Field(() => String, { nullable: true, description: 'The key of the Payment Element; null for the sandbox.' })
  publishableKey!: string | null;
}

@InputType({ description: 'A card to be saved.' })
export class AddPaymentMethodInput {
  @Field(() => String, { description: "The provider's id of the card, from its form." })
  providerMethodId!: string;
}

@InputType({ description: "A card that waits for the bank's page." })
export class CompletePaymentMethodInput {
  @Field(() => String, { description: 'From `PaymentMethodActionRequired`.' })
  setupId!: string;
}

@InputType({ description: 'One of the saved cards.' })
export class RemovePaymentMethodInput {
  @Field(() => ID, { description: 'Of the card.' })
  paymentMethodId!: string;
}

@InputType({ description: 'One of the saved cards.' })
export class SetDefaultPaymentMethodInput {
  @Field(() => ID, { description: 'Of the card.' })
  paymentMethodId!: string;
}
