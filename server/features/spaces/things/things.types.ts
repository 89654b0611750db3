import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GoodsCategory, SpaceFeature } from '../space.enums.js';
import { StorableThing } from './things.rules.js';

@ObjectType('ThingCount', { description: 'A number of one thing.' })
@InputType('ThingCountInput', { description: 'A number of one thing.' })
export class ThingCountValues {
  @Field(() => StorableThing, { description: 'The thing.' })
  thing!: StorableThing;

  @Field(() => Int, { description: 'The number, 1–500.' })
  count!: number;
}

@ObjectType('ThingsRoom', { description: 'The room that things need together.' })
export class ThingsRoomValues {
  @Field(() => Float, { description: 'Their volume, cubic metres.' })
  volumeM3!: number;

  @Field(() => Float, { description: 'The floor area when stacked as usual, square metres.' })
  floorM2!: number;

  @Field(() => Float, {
    description: 'The recommended size of a space: with room to reach everything, in half square metres.',
  })
  sizeM2!: number;

  @Field(() => Float, { description: 'Minimum door width for all of them, metres.' })
  doorM!: number;

  @Field(() => Float, { description: 'Minimum ceiling height for all of them, metres.' })
  heightM!: number;

  @Field(() => [GoodsCategory], { description: 'The goods that a space for them must allow.' })
  goods!: GoodsCategory[];

  @Field(() => [SpaceFeature], { description: 'The features that a space for them must have.' })
  features!: SpaceFeature[];
}
