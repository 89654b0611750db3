import { Field, ObjectType } from 'type-graphql';
import { GoodsCategory } from '../../spaces/space-types.js';
import { DeclaredValue } from '../booking-types.js';

@ObjectType({ description: 'What the viewer said they would store, with their latest request.' })
export class LastGoods {
  @Field(() => [GoodsCategory], { description: 'What is stored.' })
  goods!: GoodsCategory[];

  @Field(() => DeclaredValue, { description: 'What the things are worth.' })
  declaredValue!: DeclaredValue;
}
