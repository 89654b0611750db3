import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { isOn } from '../../../core/constants/constants.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import type { RequestContext } from '../../../core/context.js';
import { loadViewerAccount } from '../../accounts/viewer.loaders.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { countPushDevices, isSubscribedToPush, subscribeToPush, unsubscribeFromPush } from './push-subscriptions.js';
import { SubscribeToPushInput, UnsubscribeFromPushInput } from './push.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus } from '../../../core/graphql/field-options.js';

const cost = plus(10);

@Resolver()
export class PushResolver {
  @Authorized()
  @Query(() => String, {
    description: 'The key for subscribing browsers to Web Push (`applicationServerKey`), base64url.',
  })
  pushKey(@Ctx() { ports }: RequestContext): string {
    return ports.push.publicKey;
  }

  @Authorized()
  @Query(() => Boolean, {
    complexity: 2,
    description:
      'Whether a browser gets the viewer’s notifications by Web Push: a subscription ends with its session, while the browser keeps its own part.',
  })
  isSubscribedToPush(
    @Ctx() ctx: RequestContext,
    @Arg('endpoint', () => String, { description: 'The endpoint of the browser’s subscription.' }) endpoint: string,
  ): Promise<boolean> {
    return isSubscribedToPush(signedIn(ctx), endpoint);
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer.'] },
    complexity: cost,
    description:
      'Subscribes the browser of this session to Web Push until the session ends; idempotent. Ten browsers per person: the oldest is removed. Errors: BAD_REQUEST for an invalid subscription, FEATURE_OFF, RATE_LIMITED.',
  })
  async subscribeToPush(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SubscribeToPushInput, { description: 'The subscription of the browser.' })
    input: SubscribeToPushInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await subscribeToPush(me, input);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer.'] },
    complexity: cost,
    description: 'Unsubscribes a browser of the viewer; idempotent.',
  })
  async unsubscribeFromPush(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnsubscribeFromPushInput, { description: 'The subscription.' })
    { endpoint }: UnsubscribeFromPushInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await unsubscribeFromPush(me, endpoint);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}

@Resolver(() => ViewerAccount)
export class PushFieldsResolver {
  @FieldResolver(() => Int, { description: 'The number of the viewer’s browsers subscribed to Web Push, at most 10.' })
  pushDeviceCount(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<number> {
    return countPushDevices(ctx, uuid);
  }

  @FieldResolver(() => Boolean, { description: 'Whether Web Push is available.' })
  async isPushOffered(@Ctx() ctx: RequestContext): Promise<boolean> {
    return isOn(await constantsOf(ctx), 'OFFERS_PUSH');
  }
}
