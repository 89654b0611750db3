import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { CalendarFeedProblem } from './calendar-feed.enums.js';

/** An external calendar whose busy days block a space. */
@ObjectType({
  description: 'An external calendar whose busy days block one of the viewer’s spaces; fetched every 30 minutes.',
  implements: Node,
})
@Entity({ tableName: 'calendar_feeds' })
export class CalendarFeed {
  [EntityName]?: 'CalendarFeed';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  /** A secret: anyone who has the URL can read the calendar. */
  @Property({ type: 'text' })
  sealedAddress!: string;

  @Field(() => String, { description: 'The calendar’s own name, or its site; up to 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => CalendarFeedProblem, {
    nullable: true,
    description: 'Why the last fetch failed; the previous days stay. Null when it succeeded.',
  })
  @Property({ type: 'text', nullable: true })
  problem!: CalendarFeedProblem | null;

  @Field(() => Date, { nullable: true, description: 'Since when it has been failing; null while it works.' })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last fetched successfully.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastReadAt!: Date | null;

  /** When the host was notified of the current failure. */
  @Property({ type: 'timestamptz', nullable: true })
  silenceNotifiedAt!: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
