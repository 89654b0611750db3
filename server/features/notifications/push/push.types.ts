import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The subscription of the browser’s PushManager: `subscription.toJSON()`.' })
export class SubscribeToPushInput {
  @Field(() => String, { description: 'Address of the push service: https at a public host, 1000 characters at most.' })
  endpoint!: string;

  @Field(() => String, { description: 'Public key of the browser, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Secret of the subscription, base64url.' })
  auth!: string;
}

@InputType({ description: 'A subscription to end.' })
export class UnsubscribeFromPushInput {
  @Field(() => String, { description: 'Address of the push service.' })
  endpoint!: string;
}
