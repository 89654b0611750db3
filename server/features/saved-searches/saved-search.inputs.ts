import { Field, ID, InputType } from 'type-graphql';
import { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';

@InputType({ description: 'A search to save.' })
export class SaveSearchInput {
  @Field(() => SpaceFilter, { description: 'A filter as for `searchSpaces`, with at least one field set.' })
  filter!: SpaceFilter;

  @Field(() => String, { description: 'Its name, 1–60 characters.' })
  name!: string;

  @Field(() => AlertCadence, {
    nullable: true,
    defaultValue: AlertCadence.AT_ONCE,
    description: 'How often to be notified of new matches.',
  })
  cadence?: AlertCadence | null;
}

@InputType({ description: 'Changes of a saved search; fields that are left out stay as they are.' })
export class ChangeSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  savedSearchId!: string;

  @Field(() => String, { nullable: true, description: 'Its name, 1–60 characters.' })
  name?: string | null;

  @Field(() => AlertCadence, { nullable: true, description: 'How often to be notified of new matches.' })
  cadence?: AlertCadence | null;
}

@InputType({ description: 'What `markSavedSearchSeen` is called with.' })
export class MarkSavedSearchSeenInput {
  @Field(() => ID, { description: 'The saved search.' })
  savedSearchId!: string;
}

@InputType({ description: 'What `removeSavedSearch` is called with.' })
export class RemoveSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  savedSearchId!: string;
}
