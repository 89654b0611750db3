import { Field, ObjectType } from 'type-graphql';
import { Person } from './person.types.js';

@ObjectType({ description: 'The mail that a person would receive.' })
export class MeasurePreview {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;
}

@ObjectType({ description: 'The result of warning a person.' })
export class WarnPersonPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of limiting a person.' })
export class LimitPersonPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of ending a limit.' })
export class LiftPersonLimitPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of suspending a person.' })
export class SuspendPersonPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of banning a person.' })
export class BanPersonPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of restoring an account.' })
export class RestorePersonPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of allowing payouts.' })
export class AllowPayoutsPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of requiring a new verification.' })
export class ResetVerificationPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'The result of changing staff roles.' })
export class ChangePersonRolesPayload {
  @Field(() => Person, { description: 'The updated person.' })
  person!: Person;
}

@ObjectType({ description: 'A read-only view of Hueco as a person.' })
export class ViewAsPersonPayload {
  @Field(() => String, { description: 'An access token that reads as the person does and changes nothing.' })
  token!: string;

  @Field(() => Date, { description: 'When it expires: after 15 minutes, or with the session of the staff.' })
  expiresAt!: Date;

  @Field(() => Person, { description: 'The person.' })
  person!: Person;
}

@ObjectType({ description: 'The unmasked e-mail address of a person.' })
export class RevealEmailPayload {
  @Field(() => String, { description: 'The address they sign in with.' })
  email!: string;
}
