var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { loadViewerAccount } from '../../accounts/viewer.loaders.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
import { NotificationPreference, QuietHours, SaveNotificationPreferencesInput, SaveQuietHoursInput, SaveQuietHoursPayload, } from './preference-types.js';
import { preferenceLoader, saveNotificationPreferences, saveQuietHours } from './save-preferences.js';
import { preferencesOf } from './preferences.rules.js';
const MAX_CHOICES = Object.keys(NotificationGroup).length * Object.keys(NotificationChannel).length;
let PreferencesResolver = class PreferencesResolver {
    async saveNotificationPreferences(ctx, { preferences, }) {
        if (preferences.length > MAX_CHOICES)
            throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_CHOICES });
        const me = signedIn(ctx);
        await saveNotificationPreferences(me, preferences);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
    async saveQuietHours(ctx, { quietHours }) {
        const me = signedIn(ctx);
        await saveQuietHours(me, quietHours ?? null);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
};
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'Saves notification preferences. Locked ones stay on. Errors: BAD_REQUEST with `max`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveNotificationPreferencesInput, { description: 'The choices.' }))
], PreferencesResolver.prototype, "saveNotificationPreferences", null);
__decorate([
    Authorized(),
    Mutation(() => SaveQuietHoursPayload, {
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'Saves the quiet hours. Errors: BAD_REQUEST unless they are two different hours of a day.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveQuietHoursInput, { description: 'The hours.' }))
], PreferencesResolver.prototype, "saveQuietHours", null);
PreferencesResolver = __decorate([
    Resolver()
], PreferencesResolver);
export { PreferencesResolver };
/** Notification preferences of the viewer. */
let PreferenceFieldsResolver = class PreferenceFieldsResolver {
    async notificationPreferences({ uuid }, ctx) {
        return preferencesOf(await preferenceLoader(ctx).load(uuid));
    }
    async quietHours({ uuid }, ctx) {
        return (await preferenceLoader(ctx).load(uuid)).stored.quietHours ?? null;
    }
};
__decorate([
    FieldResolver(() => [NotificationPreference], {
        description: 'Every group with every channel.',
        complexity: ({ childComplexity }) => 2 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], PreferenceFieldsResolver.prototype, "notificationPreferences", null);
__decorate([
    FieldResolver(() => QuietHours, { nullable: true, description: 'The quiet hours; null without any.' }),
    __param(0, Root()),
    __param(1, Ctx())
], PreferenceFieldsResolver.prototype, "quietHours", null);
PreferenceFieldsResolver = __decorate([
    Resolver(() => ViewerAccount)
], PreferenceFieldsResolver);
export { PreferenceFieldsResolver };
//# sourceMappingURL=preferences.resolver.js.map