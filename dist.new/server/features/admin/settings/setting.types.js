var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConstantGroup, ConstantUnit } from '../../../core/constants/constants.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
registerEnumType(ConstantGroup, {
    name: 'ConstantGroup',
    description: 'What a setting is about.',
    valuesConfig: {
        TIMES: { description: 'Times and bounds of a booking.' },
        FEES: { description: 'Fees, commissions and prices.' },
        CANCELLATION: { description: 'Cancelling and withdrawing.' },
        PAYOUTS: { description: 'Pay-outs to hosts.' },
        SUGGESTION: { description: 'The price that is suggested to hosts.' },
        FEATURES: { description: 'Parts of the product that can be switched off.' },
        FEATURED_HOSTS: { description: 'What the label "Anfitrión destacado" asks for.' },
    },
});
registerEnumType(ConstantUnit, {
    name: 'ConstantUnit',
    description: 'What the number of a setting counts.',
    valuesConfig: {
        MINUTE: { description: 'Minutes.' },
        HOUR: { description: 'Hours.' },
        DAY: { description: 'Days.' },
        MONTH: { description: 'Months.' },
        CENT: { description: 'Cents of a euro.' },
        BPS: { description: 'Hundredths of a percent.' },
        PERCENT: { description: 'Percents.' },
        COUNT: { description: 'Things.' },
        HUNDREDTH: { description: 'Hundredths.' },
        SWITCH: { description: '1 for on, 0 for off.' },
        YYYYMMDD: { description: 'A day as a number, 20261231; 0 for none.' },
    },
});
let SettingChange = class SettingChange {
    value;
    previous;
    validFrom;
    reason;
    setByName;
    setAt;
    appliedAt;
    cancelledAt;
};
__decorate([
    Field(() => Int, { description: 'The new value, in the unit of the setting.' })
], SettingChange.prototype, "value", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'What it replaced; null until it is made.' })
], SettingChange.prototype, "previous", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day in Spain with the new value.' })
], SettingChange.prototype, "validFrom", void 0);
__decorate([
    Field(() => String, { description: 'Why.' })
], SettingChange.prototype, "reason", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Who decided it; null once that account is gone.' })
], SettingChange.prototype, "setByName", void 0);
__decorate([
    Field(() => Date, { description: 'When it was decided.' })
], SettingChange.prototype, "setAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Since when it holds; null while it is to come.' })
], SettingChange.prototype, "appliedAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was cancelled, before it came.' })
], SettingChange.prototype, "cancelledAt", void 0);
SettingChange = __decorate([
    ObjectType({ description: 'A change of a setting: made, to come or cancelled.' })
], SettingChange);
export { SettingChange };
let Setting = class Setting {
    key;
    group;
    unit;
    value;
    defaultValue;
    min;
    max;
    changes;
};
__decorate([
    Field(() => String, { description: 'Its name, such as `RENTER_FEE_BPS`.' })
], Setting.prototype, "key", void 0);
__decorate([
    Field(() => ConstantGroup, { description: 'What it is about.' })
], Setting.prototype, "group", void 0);
__decorate([
    Field(() => ConstantUnit, { description: 'What its number counts.' })
], Setting.prototype, "unit", void 0);
__decorate([
    Field(() => Int, { description: 'As it is now.' })
], Setting.prototype, "value", void 0);
__decorate([
    Field(() => Int, { description: 'As a new installation has it.' })
], Setting.prototype, "defaultValue", void 0);
__decorate([
    Field(() => Int, { description: 'The least it may be, given the other settings.' })
], Setting.prototype, "min", void 0);
__decorate([
    Field(() => Int, { description: 'The most it may be, given the other settings.' })
], Setting.prototype, "max", void 0);
__decorate([
    Field(() => [SettingChange], { description: 'The last 20 changes, the newest first, those to come among them.' })
], Setting.prototype, "changes", void 0);
Setting = __decorate([
    ObjectType({ description: 'An amount, a time or a bound of the platform that the staff may change.' })
], Setting);
export { Setting };
let ChangeSettingInput = class ChangeSettingInput {
    key;
    value;
    validFrom;
    statement;
};
__decorate([
    Field(() => String, { description: 'Which one.' })
], ChangeSettingInput.prototype, "key", void 0);
__decorate([
    Field(() => Int, { description: 'The new value, between its `min` and `max`.' })
], ChangeSettingInput.prototype, "value", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'The first day with the new value, tomorrow to a year ahead; null: at once.',
    })
], ChangeSettingInput.prototype, "validFrom", void 0);
__decorate([
    Field(() => String, { description: 'Why, for the history and the log of acts; 1–1000 characters.' })
], ChangeSettingInput.prototype, "statement", void 0);
ChangeSettingInput = __decorate([
    InputType({ description: 'A new value of a setting.' })
], ChangeSettingInput);
export { ChangeSettingInput };
let CancelSettingChangeInput = class CancelSettingChangeInput {
    key;
    validFrom;
};
__decorate([
    Field(() => String, { description: 'Of which setting.' })
], CancelSettingChangeInput.prototype, "key", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day it was to hold.' })
], CancelSettingChangeInput.prototype, "validFrom", void 0);
CancelSettingChangeInput = __decorate([
    InputType({ description: 'A change that is not to come.' })
], CancelSettingChangeInput);
export { CancelSettingChangeInput };
let ChangeSettingPayload = class ChangeSettingPayload {
    setting;
};
__decorate([
    Field(() => Setting, { description: 'The setting with the change.' })
], ChangeSettingPayload.prototype, "setting", void 0);
ChangeSettingPayload = __decorate([
    ObjectType({ description: 'A setting was changed.' })
], ChangeSettingPayload);
export { ChangeSettingPayload };
let CancelSettingChangePayload = class CancelSettingChangePayload {
    setting;
};
__decorate([
    Field(() => Setting, { description: 'The setting without the change.' })
], CancelSettingChangePayload.prototype, "setting", void 0);
CancelSettingChangePayload = __decorate([
    ObjectType({ description: 'A change was cancelled.' })
], CancelSettingChangePayload);
export { CancelSettingChangePayload };
//# sourceMappingURL=setting.types.js.map