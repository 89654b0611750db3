var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
let NotificationPreference = class NotificationPreference {
    group;
    channel;
    isOn;
    isLocked;
};
__decorate([
    Field(() => NotificationGroup, { description: 'The group.' })
], NotificationPreference.prototype, "group", void 0);
__decorate([
    Field(() => NotificationChannel, { description: 'The channel.' })
], NotificationPreference.prototype, "channel", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is on.' })
], NotificationPreference.prototype, "isOn", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it cannot be turned off.' })
], NotificationPreference.prototype, "isLocked", void 0);
NotificationPreference = __decorate([
    ObjectType({ description: 'Whether a group of notifications is delivered by a channel.' })
], NotificationPreference);
export { NotificationPreference };
let NotificationPreferenceInput = class NotificationPreferenceInput {
    group;
    channel;
    isOn;
};
__decorate([
    Field(() => NotificationGroup, { description: 'The group.' })
], NotificationPreferenceInput.prototype, "group", void 0);
__decorate([
    Field(() => NotificationChannel, { description: 'The channel.' })
], NotificationPreferenceInput.prototype, "channel", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is turned on. Locked ones stay on.' })
], NotificationPreferenceInput.prototype, "isOn", void 0);
NotificationPreferenceInput = __decorate([
    InputType({ description: 'A changed preference.' })
], NotificationPreferenceInput);
export { NotificationPreferenceInput };
let SaveNotificationPreferencesInput = class SaveNotificationPreferencesInput {
    preferences;
};
__decorate([
    Field(() => [NotificationPreferenceInput], {
        description: 'At most one per group and channel; the last one counts.',
    })
], SaveNotificationPreferencesInput.prototype, "preferences", void 0);
SaveNotificationPreferencesInput = __decorate([
    InputType({ description: 'Changed preferences; others stay as they are.' })
], SaveNotificationPreferencesInput);
export { SaveNotificationPreferencesInput };
const FROM = 'First quiet hour by the clock of mainland Spain, 0–23.';
const TO = 'Hour that ends them, 0–23; smaller than `fromHour` over midnight.';
let QuietHours = class QuietHours {
    fromHour;
    toHour;
};
__decorate([
    Field(() => Int, { description: FROM })
], QuietHours.prototype, "fromHour", void 0);
__decorate([
    Field(() => Int, { description: TO })
], QuietHours.prototype, "toHour", void 0);
QuietHours = __decorate([
    ObjectType({
        description: 'Hours in which e-mails that can wait are kept until they end. Essential notifications, those with a near deadline and those of a booking that begins today are sent at once.',
    })
], QuietHours);
export { QuietHours };
let QuietHoursInput = class QuietHoursInput {
    fromHour;
    toHour;
};
__decorate([
    Field(() => Int, { description: FROM })
], QuietHoursInput.prototype, "fromHour", void 0);
__decorate([
    Field(() => Int, { description: TO })
], QuietHoursInput.prototype, "toHour", void 0);
QuietHoursInput = __decorate([
    InputType({ description: 'Two different hours.' })
], QuietHoursInput);
export { QuietHoursInput };
let SaveQuietHoursInput = class SaveQuietHoursInput {
    quietHours;
};
__decorate([
    Field(() => QuietHoursInput, { nullable: true, description: 'The hours; null for none.' })
], SaveQuietHoursInput.prototype, "quietHours", void 0);
SaveQuietHoursInput = __decorate([
    InputType({ description: 'The quiet hours of the viewer.' })
], SaveQuietHoursInput);
export { SaveQuietHoursInput };
let SaveQuietHoursPayload = class SaveQuietHoursPayload {
    viewer;
};
__decorate([
    Field(() => ViewerAccount, { description: 'The viewer.' })
], SaveQuietHoursPayload.prototype, "viewer", void 0);
SaveQuietHoursPayload = __decorate([
    ObjectType({ description: 'The viewer with the saved quiet hours.' })
], SaveQuietHoursPayload);
export { SaveQuietHoursPayload };
//# sourceMappingURL=preference-types.js.map