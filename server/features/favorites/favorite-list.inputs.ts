import { Field, ID, InputType } from 'type-graphql';

const NAME = { description: '1–40 characters, unique among the viewer’s lists.' };

@InputType({ description: 'A new list.' })
export class CreateFavoriteListInput {
  @Field(() => String, NAME)
  name!: string;

  @Field(() => String, {
    description: 'Idempotency key of at most 200 characters: the same key gives the same list, for at least 24 h.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A new name for a list.' })
export class RenameFavoriteListInput {
  @Field(() => ID, { description: 'The list; not the default one.' })
  listId!: string;

  @Field(() => String, NAME)
  name!: string;
}

@InputType({ description: 'A favorite to move to another list.' })
export class MoveFavoriteInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => ID, { description: 'The list it is in.' })
  fromListId!: string;

  @Field(() => ID, { description: 'The target list; no-op when it already contains the space.' })
  toListId!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether to keep it in the first list as well.' })
  staysHere?: boolean | null;
}

@InputType({ description: 'What `deleteFavoriteList` is called with.' })
export class DeleteFavoriteListInput {
  @Field(() => ID, { description: 'The list.' })
  listId!: string;
}

@InputType({ description: 'What `shareFavoriteList` is called with.' })
export class ShareFavoriteListInput {
  @Field(() => ID, { description: 'The list.' })
  listId!: string;
}

@InputType({ description: 'What `unshareFavoriteList` is called with.' })
export class UnshareFavoriteListInput {
  @Field(() => ID, { description: 'The list.' })
  listId!: string;
}
