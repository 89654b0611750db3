import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A space to save.' })
export class AddFavoriteInput {
  @Field(() => ID, { description: 'A published space.' })
  spaceId!: string;
}

@InputType({ description: 'Changes of a favorite; omitted fields stay.' })
export class SaveFavoriteInput {
  @Field(() => ID, { description: 'The favorite.' })
  favoriteId!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters; empty deletes the note.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to notify the viewer of price drops.' })
  notifyPriceDrop?: boolean | null;
}

@InputType({ description: 'What `removeFavorite` is called with.' })
export class RemoveFavoriteInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;
}

@InputType({ description: 'What `mergeFavorites` is called with.' })
export class MergeFavoritesInput {
  @Field(() => [ID], { description: 'The ids of spaces.' })
  spaceIds!: string[];
}
