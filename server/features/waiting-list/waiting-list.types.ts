import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { SpaceFilter } from '../search/search.inputs.js';
import { WaitingPlace } from '../spaces/waiting/waiting-place.entity.js';

@InputType({ description: 'Taken days of a space to wait for.' })
export class WaitForDaysInput {
  @Field(() => ID, { description: 'A published space of somebody else.' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'First day; the same bounds as for a booking.' })
  from!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The day of leaving; null for a stay without end.' })
  to?: string | null;
}

@InputType({ description: 'A search that found nothing because of its days.' })
export class WaitForSearchInput {
  @Field(() => SpaceFilter, { description: 'The search, with `from`; without `to` for a stay without end.' })
  filter!: SpaceFilter;
}

@InputType({ description: 'Which place is given up.' })
export class StopWaitingInput {
  @Field(() => ID, { description: 'The place.' })
  waitingPlaceId!: string;
}

@ObjectType({ description: 'A place in the waiting list.' })
export class WaitForDaysPayload {
  @Field(() => WaitingPlace, { description: 'The place; the same one when the viewer had it already.' })
  place!: WaitingPlace;
}

@ObjectType({ description: 'Places in the waiting lists of the spaces that fit a search but for their days.' })
export class WaitForSearchPayload {
  @Field(() => [WaitingPlace], { description: 'At most ten, of the best placed spaces.' })
  places!: WaitingPlace[];

  @Field(() => Int, { description: 'In how many lists the viewer is now.' })
  count!: number;
}

@ObjectType({ description: 'A place that was given up.' })
export class StopWaitingPayload {
  @Field(() => ID, { description: 'The place that was given up.' })
  deletedWaitingPlaceId!: string;
}
