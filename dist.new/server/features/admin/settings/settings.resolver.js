var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { cancelSettingChange, changeSetting } from './change-setting.js';
import { findSetting, listSettings } from './list-settings.js';
import { CancelSettingChangeInput, CancelSettingChangePayload, ChangeSettingInput, ChangeSettingPayload, Setting, } from './setting.types.js';
const COMPLEXITY = 80;
/** The amounts, times and bounds of the platform, which the staff change with a reason and a date. */
let SettingsResolver = class SettingsResolver {
    settings(ctx) {
        return listSettings(ctx);
    }
    async changeSetting(ctx, { validFrom, ...input }) {
        const key = await changeSetting(signedIn(ctx), { ...input, validFrom: validFrom ?? null });
        return { setting: await findSetting(ctx, key) };
    }
    async cancelSettingChange(ctx, input) {
        return { setting: await findSetting(ctx, await cancelSettingChange(signedIn(ctx), input)) };
    }
};
__decorate([
    AuthorizedStaff('CHANGE_SETTINGS'),
    Query(() => [Setting], {
        complexity: COMPLEXITY,
        description: 'Staff: every setting with its bounds and its last changes. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], SettingsResolver.prototype, "settings", null);
__decorate([
    AuthorizedStaff('CHANGE_SETTINGS'),
    Mutation(() => ChangeSettingPayload, {
        complexity: COMPLEXITY,
        description: 'Staff: changes a setting at once or from a day to come; a change to come from the same day is replaced. Bookings that were requested before keep their terms. ' +
            'Errors: NOT_FOUND, VALIDATION_FAILED with SETTING_OUT_OF_RANGE {min, max} at `value`, DATE_IN_PAST or START_TOO_FAR {maxDays} at `validFrom`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeSettingInput, { description: 'Which one, its new value and why.' }))
], SettingsResolver.prototype, "changeSetting", null);
__decorate([
    AuthorizedStaff('CHANGE_SETTINGS'),
    Mutation(() => CancelSettingChangePayload, {
        complexity: COMPLEXITY,
        description: 'Staff: cancels a change that is to come; where none is, nothing happens. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CancelSettingChangeInput, { description: 'Which change.' }))
], SettingsResolver.prototype, "cancelSettingChange", null);
SettingsResolver = __decorate([
    Resolver()
], SettingsResolver);
export { SettingsResolver };
//# sourceMappingURL=settings.resolver.js.map