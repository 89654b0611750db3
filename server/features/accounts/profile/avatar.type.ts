import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "A person's picture, square." })
export class Avatar {
  @Field(() => String, { description: 'Address of 192 by 192 pixels; never changes what it shows.' })
  url!: string;

  @Field(() => String, { description: '96, 192 and 384 pixels wide, as an img takes it.' })
  srcSet!: string;
}
