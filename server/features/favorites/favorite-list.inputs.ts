import { Field, ID, InputType } from 'type-graphql';

const NAME = { description: "1–40 characters, unique among the viewer's lists." };

@InputType({ description: 'A new list.' })
export class CreateFavoriteListInput {
  @Field(() => String, NAME)
  name!: string;

  @Field(() => String, {
    description: 'Any text of at most 200 characters: the same key gives the same list, for at least 24 h.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Another name for a list.' })
export class RenameFavoriteListInput {
  @Field(() => ID, { description: 'Which one; the first list has none.' })
  listId!: string;

  @Field(() => String, NAME)
  name!: string;
}

@InputType({ description: 'A kept space that goes to another list.' })
export class MoveFavoriteInput {
  @Field(() => ID, { description: 'Which space.' })
  spaceId!: string;

  @Field(() => ID, { description: 'The list it is in.' })
  fromListId!: string;

  @Field(() => ID, { description: 'The list it goes to; one that has it already stays as it is.' })
  toListId!: string;

  @Field(() => Boolean, { nullable: true, description: 'Keeps it in its list as well.' })
  staysHere?: boolean | null;
}

@InputType({ description: 'What `deleteFavoriteList` is called with.' })
export class DeleteFavoriteListInput {
  @Field(() => ID, { description: 'Which list.' })
  listId!: string;
}

@InputType({ description: 'What `shareFavoriteList` is called with.' })
export class ShareFavoriteListInput {
  @Field(() => ID, { description: 'Which list.' })
  listId!: string;
}

@InputType({ description: 'What `unshareFavoriteList` is called with.' })
export class UnshareFavoriteListInput {
  @Field(() => ID, { description: 'Which list.' })
  listId!: string;
}
