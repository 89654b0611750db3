import { Field, ID, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'An app that is to act for the viewer no longer.' })
export class DisconnectAppInput {
  @Field(() => ID, { description: 'The connected app.' })
  connectedAppId!: string;
}

@ObjectType({ description: 'An app that was disconnected.' })
export class DisconnectAppPayload {
  @Field(() => ID, { description: 'What its id was.' })
  disconnectedAppId!: string;
}
