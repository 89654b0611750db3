import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Node } from '../../core/graphql/node.js';
import type { SpokenLanguage } from './profile/profile.enums.js';

/** How quickly a host usually answers requests. */
export enum ResponseTimeBucket {
  UNDER_AN_HOUR = 'under_an_hour',
  FEW_HOURS = 'few_hours',
  A_DAY = 'a_day',
  OVER_A_DAY = 'over_a_day',
}

registerEnumType(ResponseTimeBucket, {
  name: 'ResponseTimeBucket',
  description: 'How quickly a host usually answers requests.',
  valuesConfig: {
    UNDER_AN_HOUR: { description: 'Within an hour.' },
    FEW_HOURS: { description: 'Within six hours.' },
    A_DAY: { description: 'Within a day.' },
    OVER_A_DAY: { description: 'More than a day.' },
  },
});

/** A user. Only properties with `@Field` are public. */
@ObjectType({ implements: Node, description: 'A user’s public profile: never surname, e-mail or phone.' })
@Entity({ tableName: 'users' })
export class User {
  [EntityName]?: 'User';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  fullName!: string;

  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt!: Date | null;

  @Property({ type: 'text', default: Locale.ES })
  locale!: Opt<Locale>;

  @Property({ type: 'text' })
  termsVersion!: string;

  @Property({ type: 'timestamptz' })
  termsAcceptedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  marketingConsentAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  displayName!: string | null;

  @Property({ type: 'text', nullable: true })
  avatarKey!: string | null;

  @Property({ type: 'text', default: '' })
  bio!: Opt<string>;

  @Field(() => String, { nullable: true, description: 'City of residence, as entered.' })
  @Property({ type: 'text', nullable: true })
  city!: string | null;

  @Property({ type: 'array' })
  languages!: Opt<SpokenLanguage[]>;

  @Property({ type: 'timestamptz', nullable: true })
  phoneVerifiedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  identityVerifiedAt!: Date | null;

  /** Whether they rent out as a professional, a person or a company; null until they have declared it. */
  @Property({ type: 'boolean', nullable: true })
  isTrader!: boolean | null;

  @Property({ type: 'integer', nullable: true })
  responseMinutes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Share of requests answered in time, 0–100; null until there were enough.',
  })
  @Property({ type: 'smallint', nullable: true })
  responseRatePercent!: number | null;

  /** Since when they meet the criteria of the label "Anfitrión destacado"; null without it. */
  @Property({ type: 'timestamptz', nullable: true })
  featuredHostSince!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  erasedAt!: Date | null;

  /** Created by the demo; locked when the server starts without demo data. */
  @Property({ type: 'boolean', default: false, lazy: true })
  isDemo!: Opt<boolean>;

  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  phone!: string | null;

  @Property({ type: 'date', nullable: true, lazy: true, hidden: true })
  birthDate!: string | null;

  @Property({ type: 'json', defaultRaw: `'{}'`, lazy: true, hidden: true })
  notificationPreferences!: Opt<object>;

  /** The goal the user named during onboarding. */
  @Property({ type: 'text', nullable: true, lazy: true })
  intention!: string | null;

  /** Answers of the onboarding steps. */
  @Property({ type: 'json', defaultRaw: `'{}'`, lazy: true })
  onboarding!: Opt<object>;

  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  onboardedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  passwordChangedAt!: Date | null;

  /** When they first signed in; the sessions and browsers of a sleeping account have been deleted. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  firstSignedInAt!: Date | null;

  /** When they last set a password by a mailed link: what others set up or copied before no longer counts. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  recoveredAt!: Date | null;

  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  suspendedReason!: string | null;

  /** When the staff last allowed payouts although the account is closed. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true, hidden: true })
  payoutsAllowedAt!: Date | null;

  @Field(() => Date, { name: 'memberSince', description: 'When the account was created.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;
}

/** The columns of a public profile: a plain row, not an entity. */
export type UserRow = Readonly<
  Pick<
    User,
    | 'id'
    | 'fullName'
    | 'displayName'
    | 'avatarKey'
    | 'bio'
    | 'city'
    | 'languages'
    | 'isTrader'
    | 'responseMinutes'
    | 'responseRatePercent'
    | 'featuredHostSince'
    | 'emailVerifiedAt'
    | 'phoneVerifiedAt'
    | 'identityVerifiedAt'
    | 'suspendedAt'
    | 'erasedAt'
    | 'createdAt'
  >
>;
