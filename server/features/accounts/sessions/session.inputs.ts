import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What `revokeSession` is called with.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'The session’s id.' })
  sessionId!: string;
}

@InputType({ description: 'What `refreshSession` is called with.' })
export class RefreshSessionInput {
  @Field(() => String, {
    nullable: true,
    description: 'For clients without cookies; browsers leave it out. Single use: the response contains the next one.',
  })
  refreshToken?: string | null;
}
