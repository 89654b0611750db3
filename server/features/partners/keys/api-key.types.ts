import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.js';

const SECRET = { description: 'The key itself, shown only this once.' };

@ObjectType({ description: 'The result of creating an API key.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, SECRET)
  secret!: string;
}

@ObjectType({ description: 'The result of replacing an API key.' })
export class RotateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The new key, with the same name, scopes and addresses.' })
  apiKey!: ApiKey;

  @Field(() => String, SECRET)
  secret!: string;

  @Field(() => ApiKey, { description: 'The previous key, which works for at most 24 more hours.' })
  replaced!: ApiKey;
}
