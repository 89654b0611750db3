import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One signed-in session of the viewer.' })
export class AccountSession {
  readonly uuid!: string;

  @Field(() => String, { nullable: true, description: 'The browser’s name, such as Firefox; null for programs.' })
  browser!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The operating system’s name, such as Android; null when unknown.',
  })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
  isMobile!: boolean;

  @Field(() => Date, { description: 'When the session was opened.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'When the session was last refreshed; at most 15 minutes behind while it is in use.',
  })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer had signed in from this browser before.' })
  isKnownDevice!: boolean;
}
