import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { loadViewerAccount } from '../../accounts/viewer.loaders.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
import {
  NotificationPreference,
  QuietHours,
  SaveNotificationPreferencesInput,
  SaveQuietHoursInput,
} from './preference.types.js';
import { preferenceLoader, saveNotificationPreferences, saveQuietHours } from './save-preferences.js';
import { preferencesOf } from './preferences.rules.js';

const MAX_CHOICES = Object.keys(NotificationGroup).length * Object.keys(NotificationChannel).length;

@Resolver()
export class PreferencesResolver {
  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'Saves notification preferences. Locked ones stay on. Errors: BAD_REQUEST with `max`.',
  })
  async saveNotificationPreferences(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveNotificationPreferencesInput, { description: 'The choices.' }) {
      preferences,
    }: SaveNotificationPreferencesInput,
  ): Promise<{ viewer: ViewerAccount }> {
    if (preferences.length > MAX_CHOICES) throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_CHOICES });
    const me = signedIn(ctx);
    await saveNotificationPreferences(me, preferences);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'Saves the quiet hours. Errors: BAD_REQUEST unless they are two different hours of a day.',
  })
  async saveQuietHours(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveQuietHoursInput, { description: 'The hours.' }) { quietHours }: SaveQuietHoursInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await saveQuietHours(me, quietHours ?? null);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}

/** Notification preferences of the viewer. */
@Resolver(() => ViewerAccount)
export class PreferenceFieldsResolver {
  @FieldResolver(() => [NotificationPreference], {
    description: 'Every group with every channel.',
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  async notificationPreferences(
    @Root() { uuid }: ViewerAccount,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationPreference[]> {
    return preferencesOf(await preferenceLoader(ctx).load(uuid));
  }

  @FieldResolver(() => QuietHours, { nullable: true, description: 'The quiet hours; null without any.' })
  async quietHours(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<QuietHours | null> {
    return (await preferenceLoader(ctx).load(uuid)).stored.quietHours ?? null;
  }
}
