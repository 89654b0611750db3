import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A space to keep.' })
export class AddFavoriteInput {
  @Field(() => ID, { description: 'A published space.' })
  spaceId!: string;
}

@InputType({ description: 'What is to change of a favorite; what is not given stays.' })
export class SaveFavoriteInput {
  @Field(() => ID, { description: 'Which one.' })
  favoriteId!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters; empty takes the note away.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to notify the viewer when it costs less.' })
  notifyPriceDrop?: boolean | null;
}

@InputType({ description: 'What `removeFavorite` is called with.' })
export class RemoveFavoriteInput {
  @Field(() => ID, { description: 'Which one.' })
  spaceId!: string;
}

@InputType({ description: 'What `mergeFavorites` is called with.' })
export class MergeFavoritesInput {
  @Field(() => [ID], { description: 'The ids of spaces.' })
  spaceIds!: string[];
}
