import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How the browser collects a card.' })
export class CardFormSettings {
  @Field(() => String, { description: '`sandbox`: the demo’s own form; `stripe`: the Payment Element.' })
  kind!: 'sandbox' | 'stripe';

  @Field(() => String, {
    nullable: true,
    description: 'The publishable key of the Payment Element; null for the sandbox.',
  })
  publishableKey!: string | null;
}

@InputType({ description: 'A card to save.' })
export class AddPaymentMethodInput {
  @Field(() => String, { description: 'The provider’s id of the card, from its form.' })
  providerMethodId!: string;
}

@InputType({ description: 'A card that waits for the bank’s page.' })
export class CompletePaymentMethodInput {
  @Field(() => String, { description: 'From `addPaymentMethod`.' })
  setupId!: string;
}

@InputType({ description: 'A saved card.' })
export class RemovePaymentMethodInput {
  @Field(() => ID, { description: 'Its id.' })
  paymentMethodId!: string;
}

@InputType({ description: 'A saved card.' })
export class SetDefaultPaymentMethodInput {
  @Field(() => ID, { description: 'Its id.' })
  paymentMethodId!: string;
}
