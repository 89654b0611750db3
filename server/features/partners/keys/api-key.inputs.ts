import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What you call it, 1–60 characters.' })
  name!: string;

  @Field(() => [ApiScope], { description: 'What it may be used for, at least one.' })
  scopes!: ApiScope[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day it works, in Madrid, at most two years away; null: it does not expire.',
  })
  expiresOn?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'IP addresses or networks (CIDR) it may be used from, at most 20; empty: from anywhere.',
  })
  addresses?: string[] | null;
}

@InputType({ description: 'A key to be replaced by a new one.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'An own key in use.' })
  apiKeyId!: string;
}

@InputType({ description: 'A key that is to stop working at once.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'An own key.' })
  apiKeyId!: string;
}
