import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/scalars.js';
import { AccessHours } from './space-fields.types.js';
import {
  AccessMode,
  CancellationPolicy,
  Declaration,
  DepositMonths,
  GoodsCategory,
  Humidity,
  SpaceFeature,
  SpaceType,
  TaxProfile,
} from './space-types.js';

const some = (description: string) => ({ nullable: true, description });

@ObjectType('SpaceDraft', { description: 'What the wizard holds so far: kept as typed, checked only when publishing.' })
@InputType('SpaceDraftInput', { description: 'Fields left out stay as they are; null empties one.' })
export class SpaceDraft {
  @Field(() => String, some('Street and number; 5–150 characters to publish.'))
  address?: string | null;

  @Field(() => String, some('City; 2–80 characters to publish.'))
  city?: string | null;

  @Field(() => String, some('Five digits, of Spain.'))
  postalCode?: string | null;

  @Field(() => Float, some('Degrees north of the pin.'))
  lat?: number | null;

  @Field(() => Float, some('Degrees east of the pin.'))
  lng?: number | null;

  @Field(() => Boolean, some('The host says the pin is right although it is far from the postal code.'))
  isPinConfirmed?: boolean | null;

  @Field(() => String, some('Private; at most 40 characters.'))
  floor?: string | null;

  @Field(() => String, some('Private; at most 40 characters.'))
  door?: string | null;

  @Field(() => SpaceType, some('What kind of place it is.'))
  type?: SpaceType | null;

  @Field(() => String, some('10–60 characters to publish, without contact data.'))
  title?: string | null;

  @Field(() => String, some('50–2000 characters to publish.'))
  description?: string | null;

  @Field(() => Float, some('Square metres, 0.5–5000; or give length and width.'))
  sizeM2?: number | null;

  @Field(() => Float, some('Metres, 0.5–100.'))
  lengthM?: number | null;

  @Field(() => Float, some('Metres, 0.5–100.'))
  widthM?: number | null;

  @Field(() => Float, some('Metres, 0.5–15.'))
  heightM?: number | null;

  @Field(() => Float, some('Metres, 0.3–10.'))
  doorWidthM?: number | null;

  @Field(() => Float, some('Metres, 0.3–10.'))
  doorHeightM?: number | null;

  @Field(() => [SpaceFeature], some('What it offers, or lacks.'))
  features?: SpaceFeature[] | null;

  @Field(() => Humidity, some("The host's own test for damp."))
  humidity?: Humidity | null;

  @Field(() => [GoodsCategory], some('What may be stored; at least one to publish.'))
  allowedGoods?: GoodsCategory[] | null;

  @Field(() => Int, some('Rent a month, cents; whole euros, 10–3000 €.'))
  priceMonthCents?: number | null;

  @Field(() => Int, some('Shortest stay, 1–365 days.'))
  minDays?: number | null;

  @Field(() => Int, some('0–30.'))
  discount90Percent?: number | null;

  @Field(() => Int, some('0–30, not below that from 90 days.'))
  discount180Percent?: number | null;

  @Field(() => Int, some('0–30, not below that from 180 days.'))
  discount365Percent?: number | null;

  @Field(() => DepositMonths, some('The deposit, in months of rent.'))
  deposit?: DepositMonths | null;

  @Field(() => CancellationPolicy, some('How a cancellation before the start is refunded.'))
  cancellationPolicy?: CancellationPolicy | null;

  @Field(
    () => Boolean,
    some(
      'Whether the host rents out as a professional, a person or a company; publishing stores it with the account. What the account says until it is given.',
    ),
  )
  isTrader?: boolean | null;

  @Field(() => TaxProfile, some('Private. EMPRESA is for professionals, PARTICULAR for the others.'))
  taxProfile?: TaxProfile | null;

  @Field(() => String, some('Spanish tax number; private.'))
  nif?: string | null;

  @Field(() => AccessMode, some('Whether renters let themselves in.'))
  accessMode?: AccessMode | null;

  @Field(() => [AccessHours], some('When; whole days on all seven mean 24 hours.'))
  accessHours?: AccessHours[] | null;

  @Field(() => Int, some('Hours of notice for a visit, 1–72.'))
  visitNoticeHours?: number | null;

  @Field(() => Int, some('Visits a month, 1–31; null is unlimited.'))
  visitsPerMonth?: number | null;

  @Field(() => String, some('20–1000 characters; private, shown to the renter from the start day.'))
  accessInstructions?: string | null;

  @Field(() => Int, some('Keys or remotes lent, 0–10.'))
  keysLent?: number | null;

  @Field(() => Boolean, some('Bookings need no answer; asks for a verified identity.'))
  isInstantBook?: boolean | null;

  @Field(() => LocalDate, some('First day it can be booked; today to a year from now.'))
  availableFrom?: string | null;

  @Field(() => [Declaration], some('What the host declares; all are needed to publish.'))
  declarations?: Declaration[] | null;
}

@InputType({ description: 'Without an id a new draft is made; the same `clientKey` gives the same draft.' })
export class SaveSpaceDraftInput {
  @Field(() => ID, some('The space; none makes a new draft.'))
  id?: string | null;

  @Field(() => String, some('Made by the client once per new draft; 8–100 characters.'))
  clientKey?: string | null;

  @Field(() => SpaceDraft, { description: 'The fields that changed.' })
  draft!: SpaceDraft;
}
