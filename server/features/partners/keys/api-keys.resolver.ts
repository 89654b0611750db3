import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { ApiKey } from './api-key.entity.js';
import { CreateApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput } from './api-key.inputs.js';
import { CreateApiKeyPayload, RotateApiKeyPayload } from './api-key.types.js';
import { createApiKey, ownKeys, revokeApiKey, rotateApiKey } from './edit-keys.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const INPUT = { description: 'The key.' };

/** A person's API keys. Managing them requires a session: no key can do it. */
@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with key_.' })
  id(@Root() { id }: ApiKey): string {
    return toGlobalId('ApiKey', id);
  }

  @Authorized()
  @Query(() => [ApiKey], { complexity: 5, description: 'The viewer’s valid keys, newest first; at most 40.' })
  apiKeys(@Ctx() ctx: RequestContext): Promise<ApiKey[]> {
    return ownKeys(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => CreateApiKeyPayload, {
    complexity: 10,
    description:
      'Creates a key. Errors: EMAIL_NOT_VERIFIED, IDENTITY_REQUIRED (live keys), API_KEYS_FULL {most}, VALIDATION_FAILED with REQUIRED, TOO_LONG at `name`, REQUIRED at `scopes`, DATE_IN_PAST, FILTER_OUT_OF_RANGE at `expiresOn`, VALUE_INVALID at `addresses.0`, PASSWORD_WRONG at `password`; RATE_LIMITED.',
  })
  createApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateApiKeyInput, INPUT) input: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => RotateApiKeyPayload, {
    complexity: 10,
    description:
      'Creates a key that replaces another one, which works for 24 more hours. Errors: NOT_FOUND, VALIDATION_FAILED with PASSWORD_WRONG at `password`, RATE_LIMITED.',
  })
  rotateApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RotateApiKeyInput, INPUT) input: RotateApiKeyInput,
  ): Promise<RotateApiKeyPayload> {
    return rotateApiKey(signedIn(ctx), input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { apiKey: [() => ApiKey, 'The revoked key.'] },
    complexity: 10,
    description: 'Revokes a key at once; idempotent. Errors: NOT_FOUND.',
  })
  async revokeApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevokeApiKeyInput, INPUT) { apiKeyId }: RevokeApiKeyInput,
  ): Promise<{ apiKey: ApiKey }> {
    return { apiKey: await revokeApiKey(signedIn(ctx), apiKeyId) };
  }
}
