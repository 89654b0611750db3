import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An answer that a host keeps at hand.' })
export class QuickReply {
  @Field(() => ID, { description: 'Opaque and stable, begins with qrp_.' })
  id!: string;

  @Field(() => String, { description: 'Plain text with line breaks, 1–500 characters.' })
  text!: string;
}

@InputType({ description: 'An answer to be kept, or one that changes.' })
export class SaveQuickReplyInput {
  @Field(() => ID, { nullable: true, description: 'Which one changes; a new one without it.' })
  id?: string | null;

  @Field(() => String, { description: 'Plain text with line breaks, 1–500 characters, without contact data.' })
  text!: string;
}

@InputType({ description: 'An answer that is not needed any more.' })
export class DeleteQuickReplyInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
