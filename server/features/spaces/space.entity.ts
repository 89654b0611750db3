import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../core/values/date-range.js';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import type { PartNote } from './approval/changes-text.rules.js';
import type { DraftValues } from './draft/draft.types.js';
import type { HostOnlyProperty } from './fields/space-columns.js';
import { AccessHours } from './fields/space-fields.types.js';
import { describeField } from './fields/space-fields.js';
import type { Declaration, TaxProfile } from './space.enums.js';
import {
  AccessMode,
  CancellationPolicy,
  GoodsCategory,
  Humidity,
  SpaceFeature,
  SpaceStatus,
  SpaceType,
} from './space.enums.js';

/** A place to store things. Private columns have no `@Field`: the field resolvers decide who may see them. */
@ObjectType({ description: 'A place to store things.', implements: Node })
@Entity({ tableName: 'spaces' })
export class Space {
  [EntityName]?: 'Space';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  /** Idempotency key of the call that created the draft. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  clientKey!: string | null;

  @Field(() => SpaceStatus, { description: 'Its status between draft and archive.' })
  @Property({ type: 'text' })
  status!: SpaceStatus;

  @Field(() => SpaceType, some('What kind of place it is; null only in a draft.'))
  @Property({ type: 'text', nullable: true })
  type!: SpaceType | null;

  @Field(() => String, some(describeField('title', '{min}–{max} characters; null only in a draft.')))
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Field(() => String, some(describeField('description', '{min}–{max} characters; null only in a draft.')))
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => Float, some('Square metres; null only in a draft.'))
  @Property({ type: 'double', nullable: true })
  sizeM2!: number | null;

  @Field(() => Float, some('Metres.'))
  @Property({ type: 'double', nullable: true })
  lengthM!: number | null;

  @Field(() => Float, some('Metres.'))
  @Property({ type: 'double', nullable: true })
  widthM!: number | null;

  @Field(() => Float, some('Metres.'))
  @Property({ type: 'double', nullable: true })
  heightM!: number | null;

  @Field(() => Float, some('Metres.'))
  @Property({ type: 'double', nullable: true })
  doorWidthM!: number | null;

  @Field(() => Float, some('Metres.'))
  @Property({ type: 'double', nullable: true })
  doorHeightM!: number | null;

  @Field(() => [SpaceFeature], { description: describeField('features') })
  @Property({ type: 'array' })
  features!: Opt<SpaceFeature[]>;

  @Field(() => Boolean, { description: describeField('hasElectricMeter') })
  @Property({ type: 'boolean' })
  hasElectricMeter!: Opt<boolean>;

  @Field(() => Humidity, some(describeField('humidity')))
  @Property({ type: 'text', nullable: true })
  humidity!: Humidity | null;

  @Field(() => [GoodsCategory], { description: 'What may be stored.' })
  @Property({ type: 'array' })
  allowedGoods!: Opt<GoodsCategory[]>;

  @Field(() => Int, some('Rent a month, cents; null only in a draft.'))
  @Property({ type: 'integer', nullable: true })
  priceMonthCents!: number | null;

  @Field(() => Int, { description: 'Minimum stay, days.' })
  @Property({ type: 'integer' })
  minDays!: Opt<number>;

  @Property({ type: 'smallint', name: 'discount_90_percent' })
  discount90Percent!: Opt<number>;

  @Property({ type: 'smallint', name: 'discount_180_percent' })
  discount180Percent!: Opt<number>;

  @Property({ type: 'smallint', name: 'discount_365_percent' })
  discount365Percent!: Opt<number>;

  @Property({ type: 'smallint' })
  depositHalfMonths!: Opt<number>;

  @Field(() => CancellationPolicy, { description: describeField('cancellationPolicy') })
  @Property({ type: 'text' })
  cancellationPolicy!: Opt<CancellationPolicy>;

  @Property({ type: 'text', nullable: true })
  taxProfile!: TaxProfile | null;

  @Property({ type: 'text', nullable: true })
  nif!: string | null;

  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Property({ type: 'text', nullable: true })
  floor!: string | null;

  @Property({ type: 'text', nullable: true })
  door!: string | null;

  @Field(() => String, some('The city.'))
  @Property({ type: 'text', nullable: true })
  city!: string | null;

  @Property({ type: 'smallint', nullable: true })
  cityId!: number | null;

  @Field(() => String, some('Five digits.'))
  @Property({ type: 'text', nullable: true })
  postalCode!: string | null;

  @Field(() => String, some('District of a large city, where it is known.'))
  @Property({ type: 'text', nullable: true })
  district!: string | null;

  @Property({ type: 'double', nullable: true })
  lat!: number | null;

  @Property({ type: 'double', nullable: true })
  lng!: number | null;

  @Property({ type: 'double', nullable: true })
  areaLat!: number | null;

  @Property({ type: 'double', nullable: true })
  areaLng!: number | null;

  @Field(() => AccessMode, some(describeField('accessMode')))
  @Property({ type: 'text', nullable: true })
  accessMode!: AccessMode | null;

  @Field(() => [AccessHours], { description: 'Opening hours.' })
  @Property({ type: 'json' })
  accessHours!: Opt<AccessHours[]>;

  @Field(() => Int, some('Hours of notice for a visit, with access by appointment.'))
  @Property({ type: 'smallint', nullable: true })
  visitNoticeHours!: number | null;

  @Field(() => Int, some('Visits a month; null is unlimited.'))
  @Property({ type: 'smallint', nullable: true })
  visitsPerMonth!: number | null;

  /** Encrypted by `core/crypto`. */
  @Property({ type: 'text', nullable: true })
  accessInstructions!: string | null;

  @Field(() => Int, { description: 'Number of keys or remotes handed out.' })
  @Property({ type: 'smallint' })
  keysLent!: Opt<number>;

  @Property({ type: 'boolean' })
  isInstantBook!: Opt<boolean>;

  @Field(() => LocalDate, some('First day it can be booked; null is at once.'))
  @Property({ type: 'date', nullable: true })
  availableFrom!: Day | null;

  @Property({ type: 'json', nullable: true })
  declarations!: Declaration[] | null;

  /** Wizard values without a column; `accessInstructions` are encrypted like the column. */
  @Property({ type: 'json' })
  draft!: Opt<DraftValues>;

  @Property({ type: 'timestamptz', nullable: true })
  draftSavedAt!: Date | null;

  /** When the staff verified the host's right to let it; null again when it moves. */
  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt!: Date | null;

  @Property({ type: 'smallint', nullable: true })
  featuredRank!: number | null;

  @Field(() => Boolean, { description: 'Whether it is demo data.' })
  @Property({ type: 'boolean' })
  isSample!: Opt<boolean>;

  @Field(() => Date, some('When it was first published.'))
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  submittedAt!: Date | null;

  /** When it was last paused; null for one paused before this column existed. */
  @Property({ type: 'timestamptz', nullable: true })
  pausedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  changesAsked!: string | null;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  changeNotes!: Opt<PartNote[]>;

  @Field(() => Date, { description: 'When the draft was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it last changed.' })
  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

type Private = 'clientKey' | 'draft' | 'featuredRank' | 'cityId' | 'verifiedAt' | HostOnlyProperty;

/** A space as pages read it: a plain row, no entity. For a draft that was never published, the wizard's values replace the columns. */
export type SpaceRow = Readonly<Omit<Space, Private>> & {
  readonly isFeatured: boolean;
  readonly isVerified: boolean;
  readonly hasFeaturedHost: boolean;
  readonly isWizardOnly: boolean;
};
