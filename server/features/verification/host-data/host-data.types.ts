import { Field, ObjectType } from 'type-graphql';
import { MissingHostData } from './host-data.enums.js';

@ObjectType({ description: 'A request for a host’s details, with its consequences.' })
export class HostDataReminder {
  @Field(() => [MissingHostData], { description: 'The missing details.' })
  missing!: readonly MissingHostData[];

  @Field(() => Date, { description: 'When their spaces will be hidden without them.' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when their spaces are hidden; null while they are shown.' })
  unlistedAt!: Date | null;
}
