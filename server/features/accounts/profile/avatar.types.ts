import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "A user's square picture." })
export class Avatar {
  @Field(() => String, { description: 'URL of 192 by 192 pixels; immutable.' })
  url!: string;

  @Field(() => String, { description: 'URLs of 96, 192 and 384 pixels, in the format of an img’s srcset.' })
  srcSet!: string;
}
