import { Field, ObjectType } from 'type-graphql';
import { Person } from './person.types.js';

@ObjectType({ description: 'What a person would read.' })
export class MeasurePreview {
  @Field(() => String, { description: 'The subject of the mail.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;
}

@ObjectType({ description: 'A person was warned.' })
export class WarnPersonPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'Parts of the product closed to a person.' })
export class LimitPersonPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'A limit ended.' })
export class LiftPersonLimitPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'A person was suspended.' })
export class SuspendPersonPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'A person was banned.' })
export class BanPersonPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'An account is open again.' })
export class RestorePersonPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'A person verifies again.' })
export class ResetVerificationPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'The staff roles of a person changed.' })
export class ChangePersonRolesPayload {
  @Field(() => Person, { description: 'The person as they stand now.' })
  person!: Person;
}

@ObjectType({ description: 'A look at Hueco as a person sees it.' })
export class ViewAsPersonPayload {
  @Field(() => String, { description: 'An access token that reads as the person does and changes nothing.' })
  token!: string;

  @Field(() => Date, { description: 'When it ends: 15 minutes later, or with the session of the staff.' })
  expiresAt!: Date;

  @Field(() => Person, { description: 'Whom it sees as.' })
  person!: Person;
}

@ObjectType({ description: 'The whole address of a person.' })
export class RevealEmailPayload {
  @Field(() => String, { description: 'The address they sign in with.' })
  email!: string;
}
