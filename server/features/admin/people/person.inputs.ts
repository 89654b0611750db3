import { Field, ID, InputType, Int } from 'type-graphql';
import { Role } from '../../../core/roles.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { PersonState } from './person.types.js';

@InputType({ description: 'Which people; everything given must hold.' })
export class PeopleFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a name, beginning of an e-mail (with @), phone, reference of a booking (HU-…) or ticket (SUP-…), or postal code of a space; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => Role, { nullable: true, description: 'Who has this role.' })
  role?: Role | null;

  @Field(() => PersonState, { nullable: true, description: 'Whose account stands like this.' })
  state?: PersonState | null;

  @Field(() => Int, { nullable: true, description: 'Whose verification level is at least this, 1–5.' })
  minLevel?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: who was warned in the last 12 months.' })
  isWarned?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With true: professional hosts who have not said who they are.',
  })
  lacksTraderDetails?: boolean | null;
}

@InputType({ description: 'A warning.' })
export class WarnPersonInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;

  @Field(() => MeasureReason, { description: 'Why.' })
  reason!: MeasureReason;

  @Field(() => String, { description: 'What happened, in words that the person reads; 20–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'Parts of the product that close to a person for a time.' })
export class LimitPersonInput extends WarnPersonInput {
  @Field(() => [MeasureKind], { description: 'One to three of the limits.' })
  kinds!: MeasureKind[];

  @Field(() => Int, { description: 'For how many days, 1–90.' })
  days!: number;
}

@InputType({ description: 'A suspension.' })
export class SuspendPersonInput extends WarnPersonInput {
  @Field(() => Int, { description: 'For how many days: 7 or 30.' })
  days!: number;
}

@InputType({ description: 'A ban; the name is typed to confirm it.' })
export class BanPersonInput extends WarnPersonInput {
  @Field(() => String, { description: 'The full name of the person, as the case room shows it.' })
  confirmation!: string;
}

@InputType({ description: 'A person and why, for acts without a reason code.' })
export class PersonStatementInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;

  @Field(() => String, { description: 'Why, 20–1000 characters; it stays in the log of acts.' })
  statement!: string;
}

@InputType({ description: 'A limit that ends before its day.' })
export class LiftPersonLimitInput extends PersonStatementInput {
  @Field(() => MeasureKind, { description: 'Which limit.' })
  kind!: MeasureKind;
}

@InputType({ description: 'Roles of a person.' })
export class ChangePersonRolesInput extends PersonStatementInput {
  @Field(() => [Role], { description: 'All the staff roles they have from now on; none ends their work as staff.' })
  staffRoles!: Role[];
}

@InputType({ description: 'What is decided about a person, to see what they would read.' })
export class MeasurePreviewInput extends WarnPersonInput {
  @Field(() => [MeasureKind], { description: 'What is decided.' })
  kinds!: MeasureKind[];

  @Field(() => Int, { nullable: true, description: 'For how many days, for limits and suspensions.' })
  days?: number | null;
}

@InputType({ description: 'A person.' })
export class PersonIdInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
}
