import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'An app to disconnect.' })
export class DisconnectAppInput {
  @Field(() => ID, { description: 'The connected app.' })
  connectedAppId!: string;
}
