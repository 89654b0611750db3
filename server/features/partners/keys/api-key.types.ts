import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.js';

const SECRET = { description: 'The key itself. It is shown this once and cannot be read again.' };

@ObjectType({ description: 'A key that was made.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, SECRET)
  secret!: string;
}

@ObjectType({ description: 'A key that takes the place of another.' })
export class RotateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The new key, with the same name, scopes and addresses.' })
  apiKey!: ApiKey;

  @Field(() => String, SECRET)
  secret!: string;

  @Field(() => ApiKey, { description: 'The former key, which works for 24 more hours at most.' })
  replaced!: ApiKey;
}

@ObjectType({ description: 'A key that no longer works.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key as it was.' })
  apiKey!: ApiKey;
}
