import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FieldProblemCode } from '../../core/errors/errors.js';
import { JSONObject, LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import { SpaceType } from '../spaces/space.enums.js';
import { ThingCountValues } from '../spaces/things/things.types.js';

/** What a person signs up for; grants no role. */
export enum Intention {
  STORE = 'store',
  RENT_OUT = 'rent_out',
  BOTH = 'both',
}

/** The steps of the onboarding, in order. */
export enum OnboardingStep {
  INTENTION = 'intention',
  ABOUT_YOU = 'about_you',
  PLANS = 'plans',
  TRUST = 'trust',
}

registerEnumType(Intention, {
  name: 'Intention',
  description: 'What a person signs up for; it grants no role.',
  valuesConfig: {
    STORE: { description: 'To store things.' },
    RENT_OUT: { description: 'To rent a space out.' },
    BOTH: { description: 'Both.' },
  },
});
registerEnumType(OnboardingStep, {
  name: 'OnboardingStep',
  description: 'The steps of the onboarding, in order.',
  valuesConfig: {
    INTENTION: { description: 'What the viewer signs up for.' },
    ABOUT_YOU: { description: 'Picture, city, phone and language.' },
    PLANS: { description: 'What the viewer wants to store, or the space they offer.' },
    TRUST: { description: 'Identity and notifications.' },
  },
});

@ObjectType('StorageNeed', { description: 'What the viewer wants to store, stored as typed.' })
@InputType('StorageNeedInput', { description: 'Fields left out stay as they are; null clears one.' })
export class StorageNeed {
  @Field(() => [ThingCountValues], some('The things, each at most once.'))
  things?: ThingCountValues[] | null;

  @Field(() => String, some('The place, as free text of at most 120 characters.'))
  place?: string | null;

  @Field(() => LocalDate, some('First day; valid from today to 180 days from now.'))
  from?: string | null;

  @Field(() => Int, some('Number of months, 1–12; null when unknown.'))
  months?: number | null;
}

@ObjectType('SpaceOffer', { description: 'The space the viewer thinks of renting out, stored as typed.' })
@InputType('SpaceOfferInput', { description: 'Fields left out stay as they are; null clears one.' })
export class SpaceOffer {
  @Field(() => SpaceType, some('Type of the space.'))
  type?: SpaceType | null;

  @Field(() => String, some('Spanish postal code of five digits to be valid; at most 20 characters.'))
  postalCode?: string | null;

  @Field(() => Float, some('Size in m²; valid from 0.5 to 5000.'))
  sizeM2?: number | null;
}

@InputType({ description: 'Changed answers; fields left out stay as they are.' })
export class SaveOnboardingInput {
  @Field(() => OnboardingStep, some('The current step, so that the viewer can continue on any device.'))
  step?: OnboardingStep | null;

  @Field(() => Intention, some('What the viewer signs up for.'))
  intention?: Intention | null;

  @Field(() => StorageNeed, some('What the viewer wants to store.'))
  need?: StorageNeed | null;

  @Field(() => SpaceOffer, some('The space the viewer offers.'))
  offer?: SpaceOffer | null;
}

@ObjectType({ description: 'A stored answer that is invalid.' })
export class OnboardingProblem {
  @Field(() => String, { description: 'The field, dotted inside the input: `offer.postalCode`.' })
  path!: string;

  @Field(() => FieldProblemCode, { description: 'What is wrong with it.' })
  code!: FieldProblemCode;

  @Field(() => JSONObject, { nullable: true, description: 'Limits, if any.' })
  params!: Readonly<Record<string, unknown>> | null;
}

@ObjectType({ description: 'Estimated monthly income of the offered space; not binding.' })
export class IncomeEstimate {
  @Field(() => Int, { description: 'For the host after commission, cents.' })
  netCents!: number;

  @Field(() => Int, { description: 'Lower end of the usual range, for the host, cents.' })
  lowNetCents!: number;

  @Field(() => Int, { description: 'Upper end of the usual range, for the host, cents.' })
  highNetCents!: number;

  @Field(() => Int, { description: 'Suggested monthly rent, cents.' })
  suggestedCents!: number;

  @Field(() => Int, { description: 'Number of spaces it was compared with.' })
  comparableCount!: number;
}

@ObjectType({ description: "The viewer's onboarding: answers, stored as typed, and progress." })
export class Onboarding {
  @Field(() => OnboardingStep, { description: 'The step to continue with.' })
  step!: OnboardingStep;

  @Field(() => Boolean, {
    description: 'Whether the viewer has opened it before; it is then not shown again after sign-in.',
  })
  isAsked!: boolean;

  @Field(() => Intention, some('What the viewer signs up for.'))
  intention!: Intention | null;

  @Field(() => StorageNeed, { description: 'What the viewer wants to store.' })
  need!: StorageNeed;

  @Field(() => SpaceOffer, { description: 'The space the viewer offers.' })
  offer!: SpaceOffer;

  @Field(() => LocalDate, some('The end of the need, computed from its first day and months.'))
  needTo!: string | null;

  @Field(() => [OnboardingProblem], { description: 'Invalid answers; they do not block the onboarding.' })
  problems!: OnboardingProblem[];

  @Field(() => ID, some('The draft created from the offer, while it is a draft.'))
  draftId!: string | null;

  @Field(() => Date, some('When the viewer finished it; null until then.'))
  doneAt!: Date | null;
}
