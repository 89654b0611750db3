import { Field, ObjectType } from 'type-graphql';
import { Person } from './person.types.js';

@ObjectType({ description: 'The mail that a person would receive.' })
export class MeasurePreview {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;
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
