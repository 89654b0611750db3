import { Field, ID, Int, ObjectType } from 'type-graphql';
import { some } from '../../../core/graphql/field-options.js';

@ObjectType({ description: 'Whether our ledger matches the payment provider’s.' })
export class BooksAlarm {
  @Field(() => Int, { description: 'Unexplained differences.' })
  openCount!: number;

  @Field(() => Int, { description: 'The sum of their absolute amounts, cents.' })
  differenceCents!: number;

  @Field(() => Date, some('When the newest of them was found; null without any.'))
  foundAt!: Date | null;

  @Field(() => Date, some('When the books were last compared; null: not yet.'))
  comparedAt!: Date | null;

  @Field(() => Int, { description: 'How many movements were compared then.' })
  comparedCount!: number;
}

@ObjectType({ description: 'A webhook that was disabled because its URL did not respond.' })
export class DisabledWebhook {
  @Field(() => ID, { description: 'The id of the program’s owner, as in `Person.id`.' })
  personId!: string;

  @Field(() => String, { description: 'Their name.' })
  ownerName!: string;

  @Field(() => String, { description: 'Its URL without path and query.' })
  host!: string;

  @Field(() => Date, { description: 'When the last delivery succeeded.' })
  failingSince!: Date;
}

@ObjectType({ description: 'Webhooks that were disabled because their URL did not respond.' })
export class WebhooksAlarm {
  @Field(() => Int, { description: 'Their number.' })
  totalCount!: number;

  @Field(() => [DisabledWebhook], { description: 'The most recently disabled ones, at most 3.' })
  newest!: DisabledWebhook[];
}

@ObjectType({ description: 'Whether the audit log was altered: the result of its last full check.' })
export class AuditAlarm {
  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field(() => Int, { description: 'How many entries were checked.' })
  count!: number;

  @Field(() => Int, some('The first act that was changed or removed; null: the chain is whole.'))
  brokenAt!: number | null;
}

@ObjectType({ description: 'Whether notifications, mails and other consequences of events are sent in time.' })
export class EventsAlarm {
  @Field(() => Int, { description: 'Events that have waited for more than a minute.' })
  lateCount!: number;

  @Field(() => Date, some('Since when the oldest of them waits.'))
  oldestAt!: Date | null;
}

@ObjectType({
  description: 'Problems of the platform itself; each part is null for staff who may not open its page.',
})
export class StaffAlarms {
  @Field(() => BooksAlarm, some('To those who may see money.'))
  books!: BooksAlarm | null;

  @Field(() => WebhooksAlarm, some('To those who may see people.'))
  webhooks!: WebhooksAlarm | null;

  @Field(() => Boolean, { description: 'Whether the viewer may read the audit log.' })
  canSeeAudit!: boolean;

  @Field(() => AuditAlarm, some('To those who may read the log, once it was checked.'))
  audit!: AuditAlarm | null;

  @Field(() => EventsAlarm, { description: 'For all staff.' })
  events!: EventsAlarm;
}
