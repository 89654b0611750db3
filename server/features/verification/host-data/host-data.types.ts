import { Field, ObjectType } from 'type-graphql';
import { MissingHostData } from './host-data-codes.js';

@ObjectType({ description: 'What a host was asked for, and what comes of it.' })
export class HostDataReminder {
  @Field(() => [MissingHostData], { description: 'What is missing.' })
  missing!: readonly MissingHostData[];

  @Field(() => Date, { description: 'From when on their spaces are not shown without it.' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when none of their spaces is shown; null while they are.' })
  unlistedAt!: Date | null;
}
