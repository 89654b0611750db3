import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What `orderSpacePhotos` is called with.' })
export class OrderSpacePhotosInput {
  @Field(() => ID, { description: 'An own space.' })
  spaceId!: string;

  @Field(() => [ID], { description: 'Its pictures, the cover first.' })
  photoIds!: string[];
}

@InputType({ description: 'What `updateSpacePhoto` is called with.' })
export class UpdateSpacePhotoInput {
  @Field(() => ID, { description: 'A picture of an own space.' })
  photoId!: string;

  @Field(() => String, { description: 'At most 120 characters; may be empty.' })
  alt!: string;
}

@InputType({ description: 'What `removeSpacePhoto` is called with.' })
export class RemoveSpacePhotoInput {
  @Field(() => ID, { description: 'A picture of an own space.' })
  photoId!: string;
}
