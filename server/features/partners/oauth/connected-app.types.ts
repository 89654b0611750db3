import { Field, ID, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'An app to disconnect.' })
export class DisconnectAppInput {
  @Field(() => ID, { description: 'The connected app.' })
  connectedAppId!: string;
}

@ObjectType({ description: 'The result of disconnecting an app.' })
export class DisconnectAppPayload {
  @Field(() => ID, { description: 'Its former id.' })
  disconnectedAppId!: string;
}
