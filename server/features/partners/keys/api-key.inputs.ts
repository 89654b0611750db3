import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';

@InputType({ description: 'An API key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Its name, 1–60 characters.' })
  name!: string;

  @Field(() => [ApiScope], { description: 'Its scopes, at least one.' })
  scopes!: ApiScope[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Its last valid day, in Madrid, at most two years away; null for no expiry.',
  })
  expiresOn?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'IP addresses or networks (CIDR) it may be used from, at most 20; empty allows any.',
  })
  addresses?: string[] | null;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'An API key to replace.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'An own key in use.' })
  apiKeyId!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'An API key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'An own key.' })
  apiKeyId!: string;
}
