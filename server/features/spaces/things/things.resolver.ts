import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { Space, type SpaceRow } from '../space.entity.js';
import { Misfit, misfitsOf, roomForThings, thingProblems } from './things.rules.js';
import { ThingCountValues, ThingsRoomValues } from './things.types.js';

const EACH_ONCE = 'Each thing once, 1–500 of it.';

@Resolver(() => Space)
export class ThingsResolver {
  @Public()
  @Query(() => ThingsRoomValues, {
    nullable: true,
    complexity: 2,
    description:
      'The room that things need, and the requirements of a space for them; null for no things. Errors: VALIDATION_FAILED.',
  })
  roomFor(
    @Arg('things', () => [ThingCountValues], { description: EACH_ONCE }) things: ThingCountValues[],
  ): ThingsRoomValues | null {
    refuseProblems(thingProblems(things, 'things'));
    return roomForThings(things);
  }

  @FieldResolver(() => [Misfit], {
    description:
      'Why these things do not fit; empty when they do. A search with `things` finds the spaces where they do. Errors: VALIDATION_FAILED.',
  })
  misfits(
    @Root() space: SpaceRow,
    @Arg('things', () => [ThingCountValues], { description: EACH_ONCE }) things: ThingCountValues[],
  ): Misfit[] {
    refuseProblems(thingProblems(things, 'things'));
    const room = roomForThings(things);
    return room ? misfitsOf(space, room) : [];
  }
}
