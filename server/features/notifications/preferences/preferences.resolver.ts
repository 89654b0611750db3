import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { loadViewerAccount } from '../../accounts/viewer.loaders.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
import { NotificationPreference, SaveNotificationPreferencesInput } from './preference-types.js';
import { notificationPreferences, saveNotificationPreferences } from './save-preferences.js';

const MAX_CHOICES = Object.keys(NotificationGroup).length * Object.keys(NotificationChannel).length;

@Resolver()
export class PreferencesResolver {
  @Authorized()
  @Mutation(() => ViewerAccount, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'Saves notification preferences. Locked ones stay on. Errors: BAD_REQUEST with `max`.',
  })
  async saveNotificationPreferences(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveNotificationPreferencesInput, { description: 'The choices.' }) {
      preferences,
    }: SaveNotificationPreferencesInput,
  ): Promise<ViewerAccount> {
    if (preferences.length > MAX_CHOICES) throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_CHOICES });
    const me = signedIn(ctx);
    await saveNotificationPreferences(me, preferences);
    return loadViewerAccount(me, me.viewer.id);
  }
}

/** Notification preferences of the viewer. */
@Resolver(() => ViewerAccount)
export class PreferenceFieldsResolver {
  @FieldResolver(() => [NotificationPreference], {
    description: 'Every group with every channel.',
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  notificationPreferences(
    @Root() { uuid }: ViewerAccount,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationPreference[]> {
    return notificationPreferences(ctx, uuid);
  }
}
