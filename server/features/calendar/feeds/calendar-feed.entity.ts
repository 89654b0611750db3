import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { CalendarFeedProblem } from './calendar-feed-types.js';

/** A calendar of another site whose busy days block a space. */
@ObjectType({
  description: "A calendar of another site whose busy days block one of the viewer's spaces; read every 30 minutes.",
  implements: Node,
})
@Entity({ tableName: 'calendar_feeds' })
export class CalendarFeed {
  [EntityName]?: 'CalendarFeed';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  /** Anyone who has the address can read the calendar. */
  @Property({ type: 'text' })
  sealedAddress!: string;

  @Field(() => String, { description: 'What the calendar calls itself, or its site; up to 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => CalendarFeedProblem, {
    nullable: true,
    description: 'Why it could not be read the last time; the days read before stay. Null: it was read.',
  })
  @Property({ type: 'text', nullable: true })
  problem!: CalendarFeedProblem | null;

  @Field(() => Date, { nullable: true, description: 'Since when it cannot be read; null while it can.' })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last read without a problem.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastReadAt!: Date | null;

  /** When the host was told of the present silence. */
  @Property({ type: 'timestamptz', nullable: true })
  silenceNotifiedAt!: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
