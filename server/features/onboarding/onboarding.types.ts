import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FieldProblemCode } from '../../core/errors.js';
import { JSONObject, LocalDate } from '../../core/scalars.js';
import { SpaceType } from '../spaces/space-types.js';
import { ThingCountValues } from '../spaces/things.types.js';

/** What somebody comes for: an intention, which grants no role. */
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
  description: 'What somebody comes for; it grants no role.',
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
    INTENTION: { description: 'What she comes for.' },
    ABOUT_YOU: { description: 'Picture, city, phone and language.' },
    PLANS: { description: 'What she wants to store, or the space she offers.' },
    TRUST: { description: 'Identity and notices.' },
  },
});

const some = (description: string) => ({ nullable: true, description });

@ObjectType('StorageNeed', { description: 'What somebody wants to store: kept as typed.' })
@InputType('StorageNeedInput', { description: 'Fields left out stay as they are; null empties one.' })
export class StorageNeed {
  @Field(() => [ThingCountValues], some('What, each thing once.'))
  things?: ThingCountValues[] | null;

  @Field(() => String, some('Where: any text that names a place, at most 120 characters.'))
  place?: string | null;

  @Field(() => LocalDate, some('From which day; today to 180 days from now to be of use.'))
  from?: string | null;

  @Field(() => Int, some('For how many months, 1–12; null when she does not know.'))
  months?: number | null;
}

@ObjectType('SpaceOffer', { description: 'The space somebody thinks of renting out: kept as typed.' })
@InputType('SpaceOfferInput', { description: 'Fields left out stay as they are; null empties one.' })
export class SpaceOffer {
  @Field(() => SpaceType, some('What kind of place it is.'))
  type?: SpaceType | null;

  @Field(() => String, some('Five digits, of Spain, to be of use; at most 20 characters.'))
  postalCode?: string | null;

  @Field(() => Float, some('Square metres, 0.5–5000 to be of use.'))
  sizeM2?: number | null;
}

@InputType({ description: 'What changed; fields left out stay as they are.' })
export class SaveOnboardingInput {
  @Field(() => OnboardingStep, some('The step she is at: where to go on, on any device.'))
  step?: OnboardingStep | null;

  @Field(() => Intention, some('What she comes for.'))
  intention?: Intention | null;

  @Field(() => StorageNeed, some('What she wants to store.'))
  need?: StorageNeed | null;

  @Field(() => SpaceOffer, some('The space she offers.'))
  offer?: SpaceOffer | null;
}

@ObjectType({ description: 'An answer that is of no use as it is typed.' })
export class OnboardingProblem {
  @Field(() => String, { description: 'The field, dotted inside the input: `offer.postalCode`.' })
  path!: string;

  @Field(() => FieldProblemCode, { description: 'What is wrong with it.' })
  code!: FieldProblemCode;

  @Field(() => JSONObject, { nullable: true, description: 'Bounds, where there are any.' })
  params!: Readonly<Record<string, unknown>> | null;
}

@ObjectType({ description: 'What the offered space would bring its host a month; never binding.' })
export class IncomeEstimate {
  @Field(() => Int, { description: 'For the host, after our commission, cents.' })
  netCents!: number;

  @Field(() => Int, { description: 'Lower end of what is usual, for the host, cents.' })
  lowNetCents!: number;

  @Field(() => Int, { description: 'Upper end of what is usual, for the host, cents.' })
  highNetCents!: number;

  @Field(() => Int, { description: 'The rent suggested a month, cents.' })
  suggestedCents!: number;

  @Field(() => Int, { description: 'How many spaces it was compared with.' })
  comparableCount!: number;
}

/** A person's answers and how far she has come. */
@ObjectType({ description: "The viewer's first steps: her answers, kept as typed, and how far she has come." })
export class Onboarding {
  @Field(() => OnboardingStep, { description: 'Where to go on.' })
  step!: OnboardingStep;

  @Field(() => Boolean, { description: 'Whether it was opened before: nobody is led to it twice.' })
  isAsked!: boolean;

  @Field(() => Intention, some('What she comes for.'))
  intention!: Intention | null;

  @Field(() => StorageNeed, { description: 'What she wants to store.' })
  need!: StorageNeed;

  @Field(() => SpaceOffer, { description: 'The space she offers.' })
  offer!: SpaceOffer;

  @Field(() => LocalDate, some('The day of leaving that day and months of the need lead to.'))
  needTo!: string | null;

  @Field(() => [OnboardingProblem], { description: 'Answers that are of no use as they are typed; none of them stops her.' })
  problems!: OnboardingProblem[];

  @Field(() => ID, some('The draft made of her offer, as long as it is one.'))
  draftId!: string | null;

  @Field(() => Date, some('When she came to the end; null until then.'))
  doneAt!: Date | null;
}
