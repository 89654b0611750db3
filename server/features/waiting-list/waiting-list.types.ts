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

  @Field(() => LocalDate, { nullable: true, description: 'The day of leaving; null for a rolling stay.' })
  to?: string | null;
}

@InputType({ description: 'A search without results because of its days.' })
export class WaitForSearchInput {
  @Field(() => SpaceFilter, { description: 'The search, with `from`; without `to` for a rolling stay.' })
  filter!: SpaceFilter;
}

@InputType({ description: 'A place to give up.' })
export class StopWaitingInput {
  @Field(() => ID, { description: 'The place.' })
  waitingPlaceId!: string;
}

@ObjectType({ description: 'Places in the waiting lists of the spaces that match a search except for its days.' })
export class WaitForSearchPayload {
  @Field(() => [WaitingPlace], { description: 'At most ten, of the best ranked spaces.' })
  places!: WaitingPlace[];

  @Field(() => Int, { description: 'The number of lists the viewer is now in.' })
  count!: number;
}
