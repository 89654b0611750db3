import { Field, ID, InputType, Int } from 'type-graphql';
import { Role } from '../../../core/roles.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure.enums.js';
import { PersonState } from './person.types.js';

@InputType({ description: 'Filters of people; all given ones must match.' })
export class PeopleFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a name, beginning of an e-mail (with @), phone, reference of a booking (HU-…) or ticket (SUP-…), or postal code of a space; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only people with this role.' })
  role?: Role | null;

  @Field(() => PersonState, { nullable: true, description: 'Only people with this account status.' })
  state?: PersonState | null;

  @Field(() => Int, { nullable: true, description: 'Only people with at least this verification level, 1–5.' })
  minLevel?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only people warned in the last 12 months.' })
  isWarned?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only professional hosts without trader details.',
  })
  lacksTraderDetails?: boolean | null;
}

@InputType({ description: 'A warning.' })
export class WarnPersonInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;

  @Field(() => MeasureReason, { description: 'The reason.' })
  reason!: MeasureReason;

  @Field(() => String, { description: 'What happened, 20–1000 characters; the person reads it.' })
  statement!: string;
}

@InputType({ description: 'Parts of the product to close to a person for a time.' })
export class LimitPersonInput extends WarnPersonInput {
  @Field(() => [MeasureKind], { description: 'One to three of the limits.' })
  kinds!: MeasureKind[];

  @Field(() => Int, { description: 'Duration in days, 1–90.' })
  days!: number;
}

@InputType({ description: 'A suspension.' })
export class SuspendPersonInput extends WarnPersonInput {
  @Field(() => Int, { description: 'Duration in days: 7 or 30.' })
  days!: number;
}

@InputType({ description: 'A ban; the name is typed as a confirmation.' })
export class BanPersonInput extends WarnPersonInput {
  @Field(() => String, { description: 'The full name of the person, as their page shows it.' })
  confirmation!: string;
}

@InputType({ description: 'A person and the reason, for acts without a reason code.' })
export class PersonStatementInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;

  @Field(() => String, { description: 'The reason, 20–1000 characters; kept in the audit log.' })
  statement!: string;
}

@InputType({ description: 'A limit to end early.' })
export class LiftPersonLimitInput extends PersonStatementInput {
  @Field(() => MeasureKind, { description: 'The limit.' })
  kind!: MeasureKind;
}

@InputType({ description: 'The staff roles of a person.' })
export class ChangePersonRolesInput extends PersonStatementInput {
  @Field(() => [Role], { description: 'All staff roles they have from now on; an empty list revokes all.' })
  staffRoles!: Role[];
}

@InputType({ description: 'A decision about a person, to preview its mail.' })
export class MeasurePreviewInput extends WarnPersonInput {
  @Field(() => [MeasureKind], { description: 'The decision.' })
  kinds!: MeasureKind[];

  @Field(() => Int, { nullable: true, description: 'Duration in days, for limits and suspensions.' })
  days?: number | null;
}

@InputType({ description: 'A person.' })
export class PersonIdInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;
}
