import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A quick reply to create or to change.' })
export class SaveQuickReplyInput {
  @Field(() => ID, { nullable: true, description: 'The quick reply to change; without it a new one is created.' })
  quickReplyId?: string | null;

  @Field(() => String, { description: 'Plain text with line breaks, 1–500 characters, without contact data.' })
  text!: string;
}

@InputType({ description: 'A quick reply to delete.' })
export class DeleteQuickReplyInput {
  @Field(() => ID, { description: 'The quick reply’s id.' })
  quickReplyId!: string;
}
