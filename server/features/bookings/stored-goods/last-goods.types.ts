import { Field, ObjectType } from 'type-graphql';
import { GoodsCategory } from '../../spaces/space.enums.js';
import { DeclaredValue } from './declared-value.types.js';

@ObjectType({ description: 'What the viewer declared to store with their latest request.' })
export class LastGoods {
  @Field(() => [GoodsCategory], { description: 'What is stored.' })
  goods!: GoodsCategory[];

  @Field(() => DeclaredValue, { description: 'The value of the things.' })
  declaredValue!: DeclaredValue;
}
