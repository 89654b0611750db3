import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { appUseLoader } from './app-use.loaders.js';
import { createApp, deleteApp, ownApps, rotateAppSecret, updateApp } from './edit-apps.js';
import { hasSecret, recoveryLoader } from './app-secrets.js';
import { PartnerApp, PartnerAppKind } from './partner-app.entity.js';
import {
  CreatePartnerAppInput,
  DeletePartnerAppInput,
  RotatePartnerAppSecretInput,
  UpdatePartnerAppInput,
} from './partner-app.inputs.js';
import { CreatePartnerAppPayload, RotatePartnerAppSecretPayload } from './partner-app.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const INPUT = { description: 'The app.' };
const PROBLEMS =
  'VALIDATION_FAILED with REQUIRED, TOO_LONG at `name`, VALUE_INVALID at `website`, REQUIRED, FILTER_OUT_OF_RANGE at `redirectUris`, REDIRECT_URI_INVALID at `redirectUris.0`, REQUIRED, VALUE_INVALID at `scopes`.';

/** A person's apps. Managing them requires a session: no program can do it. */
@Resolver(() => PartnerApp)
export class PartnerAppsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with app_; the `client_id`.' })
  id(@Root() { id }: PartnerApp): string {
    return toGlobalId('PartnerApp', id);
  }

  @FieldResolver(() => Int, { description: 'The number of people with a consent in force.' })
  async userCount(@Root() { id }: PartnerApp, @Ctx() ctx: RequestContext): Promise<number> {
    return (await appUseLoader(ctx).load(id)).userCount;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it last called for anybody, to the minute; null for never.',
  })
  async lastUsedAt(@Root() { id }: PartnerApp, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await appUseLoader(ctx).load(id)).lastUsedAt;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether its secret no longer works, because the account was recovered since; false for public apps. It cannot authenticate until it gets a new one.',
  })
  async needsSecret(@Root() app: PartnerApp, @Ctx() ctx: RequestContext): Promise<boolean> {
    return app.kind === PartnerAppKind.CONFIDENTIAL && !hasSecret(app, await recoveryLoader(ctx).load(app.userId));
  }

  @Authorized()
  @Query(() => [PartnerApp], { complexity: 5, description: "The viewer's apps, oldest first; at most 10." })
  partnerApps(@Ctx() ctx: RequestContext): Promise<PartnerApp[]> {
    return ownApps(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => CreatePartnerAppPayload, {
    complexity: 10,
    description: `Registers an app. Errors: EMAIL_NOT_VERIFIED, IDENTITY_REQUIRED (the real installation), PARTNER_APPS_FULL {most}, RATE_LIMITED, VALIDATION_FAILED with PASSWORD_WRONG at \`password\`, ${PROBLEMS}`,
  })
  createPartnerApp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePartnerAppInput, INPUT) input: CreatePartnerAppInput,
  ): Promise<CreatePartnerAppPayload> {
    return createApp(signedIn(ctx), input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { partnerApp: [() => PartnerApp, 'The updated app.'] },
    complexity: 10,
    description: `Changes an app; other redirect URIs or scopes need the password. Errors: NOT_FOUND, RATE_LIMITED, VALIDATION_FAILED with REQUIRED, PASSWORD_WRONG at \`password\`, ${PROBLEMS}`,
  })
  async updatePartnerApp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePartnerAppInput, INPUT) input: UpdatePartnerAppInput,
  ): Promise<{ partnerApp: PartnerApp }> {
    return { partnerApp: await updateApp(signedIn(ctx), input) };
  }

  @Authorized()
  @Mutation(() => RotatePartnerAppSecretPayload, {
    complexity: 10,
    description:
      'Creates a new secret for an app; the previous one works for 24 more hours, or ends at once with `endsPrevious`. Errors: NOT_FOUND, also for public apps, VALIDATION_FAILED with PASSWORD_WRONG at `password`, RATE_LIMITED.',
  })
  rotatePartnerAppSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RotatePartnerAppSecretInput, INPUT) input: RotatePartnerAppSecretInput,
  ): Promise<RotatePartnerAppSecretPayload> {
    return rotateAppSecret(signedIn(ctx), input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedPartnerAppId: [() => ID, 'Its former id.'] },
    complexity: 10,
    description: 'Deletes an app; its tokens stop working at once. Errors: NOT_FOUND.',
  })
  async deletePartnerApp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePartnerAppInput, INPUT) { partnerAppId }: DeletePartnerAppInput,
  ): Promise<{ deletedPartnerAppId: string }> {
    await deleteApp(signedIn(ctx), partnerAppId);
    return { deletedPartnerAppId: partnerAppId };
  }
}
