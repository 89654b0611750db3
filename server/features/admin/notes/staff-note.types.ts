import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A note that only the staff read.' })
export class StaffNoteView {
  @Field(() => String, { description: 'The text.' })
  body!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null once that account is erased.' })
  authorName!: string | null;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;
}

@InputType({ description: 'A note about a person, a space or a booking.' })
export class WriteStaffNoteInput {
  @Field(() => ID, { description: 'The id of a person, a space or a booking.' })
  subjectId!: string;

  @Field(() => String, { description: '1–1000 characters.' })
  body!: string;
}
