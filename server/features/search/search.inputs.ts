import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { describeField } from '../spaces/fields/space-fields.js';
import { AccessMode, SpaceFeature, SpaceType } from '../spaces/space.enums.js';
import { ThingCountValues } from '../spaces/things/things.types.js';

/** The orders of a search; each breaks ties by id. */
export enum SpaceSort {
  RECOMMENDED = 'recommended',
  PRICE = 'price',
  PRICE_PER_M2 = 'price_per_m2',
  DISTANCE = 'distance',
  SIZE = 'size',
  NEWEST = 'newest',
}

registerEnumType(SpaceSort, {
  name: 'SpaceSort',
  description: 'Order of the results.',
  valuesConfig: {
    RECOMMENDED: {
      description:
        'By price relative to its zone, completeness, photos, the host’s response and reviews, with a bonus for new spaces; for a district, a postal code or a smaller place distance too.',
    },
    PRICE: { description: 'By all-in monthly price, cheapest first.' },
    PRICE_PER_M2: { description: 'By price per square metre, cheapest first.' },
    DISTANCE: { description: 'By distance to the place or the centre of the bounds; without either as RECOMMENDED.' },
    SIZE: { description: 'Largest first.' },
    NEWEST: { description: 'Most recently published first.' },
  },
});

@InputType({ description: 'A rectangle of the map, degrees.' })
export class BoundsInput {
  @Field(() => Float, { description: 'Southern latitude, from -85.' })
  south!: number;

  @Field(() => Float, { description: 'Western longitude, from -180.' })
  west!: number;

  @Field(() => Float, { description: 'Northern latitude, to 85.' })
  north!: number;

  @Field(() => Float, { description: 'Eastern longitude, to 180; a rectangle must not cross that line.' })
  east!: number;
}

@InputType({ description: 'A point of the map to search around, such as the centre of `Space.approximateArea`.' })
export class NearInput {
  @Field(() => Float, { description: 'Latitude, degrees, -85 to 85.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude, degrees, -180 to 180.' })
  lng!: number;

  @Field(() => Int, { nullable: true, description: 'Radius in metres, 100 to 50000; 2000 by default.' })
  radiusM?: number | null;
}

@InputType({ description: 'The filter of a search; everything is optional and all given fields must match.' })
export class SpaceFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Five digits, or any other text, which is then interpreted as a place; at most 200 characters.',
  })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of a city, at most 200 characters.' })
  city?: string | null;

  @Field(() => [SpaceType], { nullable: true, description: 'Any of these types.' })
  type?: SpaceType[] | null;

  @Field(() => LocalDate, { nullable: true, description: 'First wanted day; today or later.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day of leaving, not counted; at most a year after `from`.' })
  to?: string | null;

  @Field(() => Int, { nullable: true, description: 'Minimum all-in monthly price, cents, from 0.' })
  priceMinCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum all-in monthly price, cents, to 10000000.' })
  priceMaxCents?: number | null;

  @Field(() => Float, { nullable: true, description: 'Minimum area, m², from 0.' })
  sizeMinM2?: number | null;

  @Field(() => Float, { nullable: true, description: describeField('sizeM2', 'Most area, m², to {max}.') })
  sizeMaxM2?: number | null;

  @Field(() => BoundsInput, {
    nullable: true,
    description: 'A rectangle of the map; replaces the place’s own area.',
  })
  bounds?: BoundsInput | null;

  @Field(() => NearInput, {
    nullable: true,
    description:
      'A point to search around, instead of the place’s own area and of `radiusM`; distances are measured from it.',
  })
  near?: NearInput | null;

  @Field(() => String, { nullable: true, description: 'Words in title, description or place; at most 100 characters.' })
  text?: string | null;

  @Field(() => [SpaceFeature], { nullable: true, description: 'All of these features.' })
  features?: SpaceFeature[] | null;

  @Field(() => AccessMode, { nullable: true, description: 'The kind of access.' })
  accessMode?: AccessMode | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only with access day and night.' })
  is24h?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those with instant booking.' })
  isInstantBook?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only of hosts with the label "Anfitrión destacado" (User.isFeaturedHost).',
  })
  hasFeaturedHost?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only with an electricity meter of their own.' })
  hasElectricMeter?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: describeField('heightM', 'Least height inside, metres, 0–{max}; spaces without one are left out.'),
  })
  heightMinM?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: describeField(
      'doorWidthM',
      'Least width of the door, metres, 0–{max}; spaces without one are left out.',
    ),
  })
  doorWidthMinM?: number | null;

  @Field(() => [ThingCountValues], {
    nullable: true,
    description: 'Only spaces that fit all of these, through the door too, and allow them; each thing once.',
  })
  things?: ThingCountValues[] | null;

  @Field(() => Int, { nullable: true, description: 'Only spaces whose minimum stay is at most this, days, 1–365.' })
  minStayMaxDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Radius in metres around the place, 100 to 50000; clients offer 2000, 5000, 10000 or 25000.',
  })
  radiusM?: number | null;
}
