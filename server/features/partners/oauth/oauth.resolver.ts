import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { appOfGrantLoader } from './app-of-grant.loaders.js';
import { AppGrant } from './app-grant.entity.js';
import { DisconnectAppInput } from './connected-app.types.js';
import { connectedApps, disconnectApp } from './connected-apps.js';
import { answerConsentRequest, describeConsentRequest } from './consent.js';
import { AnswerConsentRequestInput, ConsentRequestInput } from './consent.inputs.js';
import { ConsentRequest } from './consent.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** Authorization requests of apps, and connected apps. Only a session may answer, never a key or a token. */
@Resolver(() => AppGrant)
export class OAuthResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with cap_.' })
  id(@Root() { id }: AppGrant): string {
    return toGlobalId('ConnectedApp', id);
  }

  @FieldResolver(() => String, { description: 'The name of the app.' })
  async name(@Root() { appId }: AppGrant, @Ctx() ctx: RequestContext): Promise<string> {
    return (await appOfGrantLoader(ctx).load(appId)).name;
  }

  @FieldResolver(() => String, { description: 'Its website.' })
  async website(@Root() { appId }: AppGrant, @Ctx() ctx: RequestContext): Promise<string> {
    return (await appOfGrantLoader(ctx).load(appId)).website;
  }

  @Authorized()
  @Query(() => ConsentRequest, {
    complexity: 10,
    description: 'An app’s authorization request to the viewer, for the consent page.',
  })
  consentRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConsentRequestInput, { description: 'The parameters of the page’s URL.' })
    input: ConsentRequestInput,
  ): Promise<ConsentRequest> {
    return describeConsentRequest(ctx, input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { redirectTo: [() => String, 'The redirect: a URI of the app, with a code or with `access_denied`.'] },
    complexity: 10,
    description:
      'Grants or denies an authorization request. Errors: NOT_FOUND (the app was deleted, or the redirect URI is not registered).',
  })
  async answerConsentRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerConsentRequestInput, { description: 'The answer.' }) input: AnswerConsentRequestInput,
  ): Promise<{ redirectTo: string }> {
    return { redirectTo: await answerConsentRequest(signedIn(ctx), input) };
  }

  @Authorized()
  @Query(() => [AppGrant], {
    complexity: 5,
    description: 'The viewer’s connected apps, most recently connected first; at most 100.',
  })
  connectedApps(@Ctx() ctx: RequestContext): Promise<AppGrant[]> {
    return connectedApps(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { disconnectedAppId: [() => ID, 'Its former id.'] },
    complexity: 10,
    description: 'Disconnects an app; its tokens stop working at once. Idempotent. Errors: NOT_FOUND.',
  })
  async disconnectApp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DisconnectAppInput, { description: 'The app.' }) { connectedAppId }: DisconnectAppInput,
  ): Promise<{ disconnectedAppId: string }> {
    await disconnectApp(signedIn(ctx), connectedAppId);
    return { disconnectedAppId: connectedAppId };
  }
}
