import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GoodsCategory, SpaceFeature } from '../space-types.js';
import { StorableThing } from './things.rules.js';

@ObjectType('ThingCount', { description: 'So many of one thing.' })
@InputType('ThingCountInput', { description: 'So many of one thing.' })
export class ThingCountValues {
  @Field(() => StorableThing, { description: 'What it is.' })
  thing!: StorableThing;

  @Field(() => Int, { description: 'How many, 1–500.' })
  count!: number;
}

@ObjectType('ThingsRoom', { description: 'The room things take together.' })
export class ThingsRoomValues {
  @Field(() => Float, { description: 'Their volume, cubic metres.' })
  volumeM3!: number;

  @Field(() => Float, { description: 'The floor they stand on when stacked as people do, square metres.' })
  floorM2!: number;

  @Field(() => Float, {
    description: 'The size of space to look for: with room to reach everything, in half square metres.',
  })
  sizeM2!: number;

  @Field(() => Float, { description: 'Narrowest door all of them go through, metres.' })
  doorM!: number;

  @Field(() => Float, { description: 'Lowest ceiling all of them stand under, metres.' })
  heightM!: number;

  @Field(() => [GoodsCategory], { description: 'What a space for them has to allow.' })
  goods!: GoodsCategory[];

  @Field(() => [SpaceFeature], { description: 'What a space for them has to have.' })
  features!: SpaceFeature[];
}
