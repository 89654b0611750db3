import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SpaceFilter } from '../search/search.inputs.js';

/** How often somebody hears of a saved search. */
export enum AlertCadence {
  AT_ONCE = 'at_once',
  DAILY = 'daily',
  OFF = 'off',
}

registerEnumType(AlertCadence, {
  name: 'AlertCadence',
  description: 'How often somebody hears of what newly fits a saved search, by the channels of her group ALERTS.',
  valuesConfig: {
    AT_ONCE: { description: 'As soon as something fits, at most once in a quarter of an hour.' },
    DAILY: { description: 'All of a day together, in the morning.' },
    OFF: { description: 'Never; what newly fits is still counted.' },
  },
});

/** A saved search as the database has it. */
export interface SavedSearchRow {
  readonly id: string;
  readonly name: string;
  readonly filter: SpaceFilter;
  readonly cadence: AlertCadence;
  readonly seenAt: Date;
  readonly createdAt: Date;
}

@ObjectType({ description: 'A search that the viewer keeps.' })
export class SavedSearch {
  @Field(() => String, { description: '1–60 characters.' })
  name!: string;

  @Field(() => AlertCadence, { description: 'How often she hears of what newly fits.' })
  cadence!: AlertCadence;

  @Field(() => Date, { description: 'Since when.' })
  createdAt!: Date;
}
