import { Field, ID, Int, ObjectType } from 'type-graphql';

const some = (description: string) => ({ nullable: true, description });

@ObjectType({ description: "Whether our books and the payment provider's agree." })
export class BooksAlarm {
  @Field(() => Int, { description: 'Differences that nobody has explained yet.' })
  openCount!: number;

  @Field(() => Int, { description: 'What they come to without their signs, cents.' })
  differenceCents!: number;

  @Field(() => Date, some('When the newest of them was found; null without any.'))
  foundAt!: Date | null;

  @Field(() => Date, some('When the books were last compared; null: not yet.'))
  comparedAt!: Date | null;

  @Field(() => Int, { description: 'How many movements were compared then.' })
  comparedCount!: number;
}

@ObjectType({ description: 'A webhook that was disabled because its address did not answer.' })
export class DisabledWebhook {
  @Field(() => ID, { description: 'Of the person whose program it belongs to, as in `Person.id`.' })
  personId!: string;

  @Field(() => String, { description: 'Their name.' })
  ownerName!: string;

  @Field(() => String, { description: 'Where it was sent, without path and query.' })
  host!: string;

  @Field(() => Date, { description: 'Since when nothing arrived.' })
  failingSince!: Date;
}

@ObjectType({ description: 'Webhooks that were disabled because their address did not answer.' })
export class WebhooksAlarm {
  @Field(() => Int, { description: 'How many.' })
  totalCount!: number;

  @Field(() => [DisabledWebhook], { description: 'Those disabled last, at most 3.' })
  newest!: DisabledWebhook[];
}

@ObjectType({ description: 'Whether somebody has changed the log of acts: what the last check of all of it found.' })
export class AuditAlarm {
  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field(() => Int, { description: 'How many acts were read.' })
  count!: number;

  @Field(() => Int, some('The first act that was changed or removed; null: the chain is whole.'))
  brokenAt!: number | null;
}

@ObjectType({ description: 'Whether what follows from events, such as notifications and mails, is sent in time.' })
export class EventsAlarm {
  @Field(() => Int, { description: 'Events that have waited for more than a minute.' })
  lateCount!: number;

  @Field(() => Date, some('Since when the oldest of them waits.'))
  oldestAt!: Date | null;
}

@ObjectType({
  description: 'What of the platform itself has to be looked at; each part is null to whom its room is closed.',
})
export class StaffAlarms {
  @Field(() => BooksAlarm, some('To those who may see money.'))
  books!: BooksAlarm | null;

  @Field(() => WebhooksAlarm, some('To those who may see people.'))
  webhooks!: WebhooksAlarm | null;

  @Field(() => Boolean, { description: 'Whether the viewer may read the log of acts.' })
  canSeeAudit!: boolean;

  @Field(() => AuditAlarm, some('To those who may read the log, once it was checked.'))
  audit!: AuditAlarm | null;

  @Field(() => EventsAlarm, { description: 'To all of the staff.' })
  events!: EventsAlarm;
}
