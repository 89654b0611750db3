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
    ZONES: { description: 'What one square metre asks in each zone of the suggestion.' },
    CITIES: { description: 'Which cities may open, and with how many spaces.' },
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

@ObjectType({ description: 'A change of a setting: made, to come or cancelled.' })
export class SettingChange {
  @Field(() => Int, { description: 'The new value, in the unit of the setting.' })
  value!: number;

  @Field(() => Int, { nullable: true, description: 'What it replaced; null until it is made.' })
  previous!: number | null;

  @Field(() => LocalDate, { description: 'The first day in Spain with the new value.' })
  validFrom!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who decided it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was decided.' })
  setAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when it holds; null while it is to come.' })
  appliedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled, before it came.' })
  cancelledAt!: Date | null;
}

@ObjectType({ description: 'An amount, a time or a bound of the platform that the staff may change.' })
export class Setting {
  @Field(() => String, { description: 'Its name, such as `RENTER_FEE_BPS`.' })
  key!: string;

  @Field(() => ConstantGroup, { description: 'What it is about.' })
  group!: ConstantGroup;

  @Field(() => ConstantUnit, { description: 'What its number counts.' })
  unit!: ConstantUnit;

  @Field(() => Int, { description: 'As it is now.' })
  value!: number;

  @Field(() => Int, { description: 'As a new installation has it.' })
  defaultValue!: number;

  @Field(() => Int, { description: 'The least it may be, given the other settings.' })
  min!: number;

  @Field(() => Int, { description: 'The most it may be, given the other settings.' })
  max!: number;

  @Field(() => [SettingChange], { description: 'The last 20 changes, the newest first, those to come among them.' })
  changes!: SettingChange[];
}

@InputType({ description: 'A new value of a setting.' })
export class ChangeSettingInput {
  @Field(() => String, { description: 'Which one.' })
  key!: string;

  @Field(() => Int, { description: 'The new value, between its `min` and `max`.' })
  value!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day with the new value, tomorrow to a year ahead; null: at once.',
  })
  validFrom?: string | null;

  @Field(() => String, { description: 'Why, for the history and the log of acts; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A change that is not to come.' })
export class CancelSettingChangeInput {
  @Field(() => String, { description: 'Of which setting.' })
  key!: string;

  @Field(() => LocalDate, { description: 'The first day it was to hold.' })
  validFrom!: string;
}

@ObjectType({ description: 'A setting was changed.' })
export class ChangeSettingPayload {
  @Field(() => Setting, { description: 'The setting with the change.' })
  setting!: Setting;
}

@ObjectType({ description: 'A change was cancelled.' })
export class CancelSettingChangePayload {
  @Field(() => Setting, { description: 'The setting without the change.' })
  setting!: Setting;
}
