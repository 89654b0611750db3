import { Field, ID, InputType } from 'type-graphql';
import { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './saved-search.types.js';

@InputType({ description: 'A search to keep.' })
export class SaveSearchInput {
  @Field(() => SpaceFilter, { description: 'As `searchSpaces` takes it; at least one field of it set.' })
  filter!: SpaceFilter;

  @Field(() => String, { description: 'What to call it, 1–60 characters.' })
  name!: string;

  @Field(() => AlertCadence, { nullable: true, defaultValue: AlertCadence.AT_ONCE, description: 'How often to hear of what newly fits.' })
  cadence?: AlertCadence | null;
}

@InputType({ description: 'What is to change of a saved search; what is not given stays.' })
export class ChangeSavedSearchInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What to call it, 1–60 characters.' })
  name?: string | null;

  @Field(() => AlertCadence, { nullable: true, description: 'How often to hear of what newly fits.' })
  cadence?: AlertCadence | null;
}
