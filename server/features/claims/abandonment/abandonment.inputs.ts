import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What is left in the space of a terminated rental.' })
export class ListLeftThingsInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'The things, one per line, 1–5000 characters.' })
  things!: string;

  @Field(() => String, { description: 'Name and identity number of the first witness, 1–120 characters.' })
  firstWitness!: string;

  @Field(() => String, { description: 'Name and identity number of the second witness, 1–120 characters.' })
  secondWitness!: string;

  @Field(() => String, { description: 'Who opened the space, when and how, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}

@InputType({ description: 'A sent certified letter.' })
export class RecordAbandonmentLetterInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Its postal tracking number, 4–40 characters.' })
  reference!: string;
}
