import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What is left in the space of a terminated rental.' })
export class ListLeftThingsInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'What is there, one thing a line, 1–5000 characters.' })
  things!: string;

  @Field(() => String, { description: 'Name and identity number of who saw it, 1–120 characters.' })
  firstWitness!: string;

  @Field(() => String, { description: 'The same of somebody else.' })
  secondWitness!: string;

  @Field(() => String, { description: 'Who opened the space, when and how, 1–1000 characters; kept in the log.' })
  statement!: string;
}

@InputType({ description: 'A certified letter that was sent.' })
export class RecordAbandonmentLetterInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: "The post's number of it, 4–40 characters." })
  reference!: string;
}
