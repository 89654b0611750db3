import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One act in the log: who did what, when and why.' })
export class AuditRecord {
  @Field(() => Int, { description: 'Its number in the log.' })
  number!: number;

  @Field(() => String, { description: 'What was done, such as `user.warned`.' })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null for the system and for accounts that are gone.',
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, if a reason was given.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'The values before, as JSON.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The values after, as JSON.' })
  after!: string | null;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}
