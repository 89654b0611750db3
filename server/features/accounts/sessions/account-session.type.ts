import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One place where a person is signed in.' })
export class AccountSession {
  readonly uuid!: string;

  @Field(() => String, { nullable: true, description: 'The browser’s name, such as Firefox; null for programs.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'The operating system’s name, such as Android; null when it cannot be told.' })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
  isMobile!: boolean;

  @Field(() => Date, { description: 'When she signed in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the session was continued last; at most 15 minutes behind while it is in use.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  isCurrent!: boolean;

  @Field(() => Boolean, { description: 'Whether she had signed in from this browser before.' })
  isKnownDevice!: boolean;
}
