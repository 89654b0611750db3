import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConstantGroup, ConstantUnit } from '../../../core/constants/constants.js';
import { LocalDate } from '../../../core/graphql/scalars.js';

registerEnumType(ConstantGroup, {
  name: 'ConstantGroup',
  description: 'The topic of a setting.',
  valuesConfig: {
    TIMES: { description: 'Times and bounds of a booking.' },
    FEES: { description: 'Fees, commissions and prices.' },
    CANCELLATION: { description: 'Cancellation and withdrawal.' },
    PAYOUTS: { description: 'Payouts to hosts.' },
    SUGGESTION: { description: 'The price that is suggested to hosts.' },
    ZONES: { description: 'The monthly price per square metre in each zone of the suggestion.' },
    CITIES: { description: 'Which cities may open, and with how many spaces.' },
    FEATURES: { description: 'Features that can be switched off.' },
    FEATURED_HOSTS: { description: 'The criteria of the label "Anfitrión destacado".' },
  },
});
registerEnumType(ConstantUnit, {
  name: 'ConstantUnit',
  description: 'The unit of a setting.',
  valuesConfig: {
    MINUTE: { description: 'Minutes.' },
    HOUR: { description: 'Hours.' },
    DAY: { description: 'Days.' },
    MONTH: { description: 'Months.' },
    CENT: { description: 'Cents of a euro.' },
    BPS: { description: 'Hundredths of a percent.' },
    PERCENT: { description: 'Percent.' },
    COUNT: { description: 'A count.' },
    HUNDREDTH: { description: 'Hundredths of a unit.' },
    SWITCH: { description: '1 for on, 0 for off.' },
    YYYYMMDD: { description: 'A day as a number, 20261231; 0 for none.' },
  },
});

@ObjectType({ description: 'A change of a setting: applied, scheduled or cancelled.' })
export class SettingChange {
  @Field(() => Int, { description: 'The new value, in the unit of the setting.' })
  value!: number;

  @Field(() => Int, { nullable: true, description: 'The previous value; null until it is applied.' })
  previous!: number | null;

  @Field(() => LocalDate, { description: 'The first day in Spain with the new value.' })
  validFrom!: string;

  @Field(() => String, { description: 'The reason.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Who decided it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was decided.' })
  setAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when it applies; null while it is scheduled.' })
  appliedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled, before it applied.' })
  cancelledAt!: Date | null;
}

@ObjectType({ description: 'An amount, a time or a bound of the platform that the staff may change.' })
export class Setting {
  @Field(() => String, { description: 'Its name, such as `RENTER_FEE_BPS`.' })
  key!: string;

  @Field(() => ConstantGroup, { description: 'Its topic.' })
  group!: ConstantGroup;

  @Field(() => ConstantUnit, { description: 'Its unit.' })
  unit!: ConstantUnit;

  @Field(() => Int, { description: 'The current value.' })
  value!: number;

  @Field(() => Int, { description: 'The value in a new installation.' })
  defaultValue!: number;

  @Field(() => Int, { description: 'The minimum, given the other settings.' })
  min!: number;

  @Field(() => Int, { description: 'The maximum, given the other settings.' })
  max!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days ahead from which a change for the worse may apply: those whom it concerns are notified. Null for none.',
  })
  noticeDays!: number | null;

  @Field(() => [SettingChange], { description: 'The last 20 changes, newest first, scheduled ones included.' })
  changes!: SettingChange[];
}

@InputType({ description: 'A new value of a setting.' })
export class ChangeSettingInput {
  @Field(() => String, { description: 'The setting.' })
  key!: string;

  @Field(() => Int, { description: 'The new value, between its `min` and `max`.' })
  value!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day with the new value, tomorrow to a year ahead; null for at once.',
  })
  validFrom?: string | null;

  @Field(() => Int, { description: 'Its `value` as it was read, so that no change is overwritten unread.' })
  seenValue!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'The `setAt` of its newest change as it was read; null when it had none.',
  })
  seenSetAt?: Date | null;

  @Field(() => String, { description: 'The reason, for the history and the audit log; 1–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'A scheduled change to cancel.' })
export class CancelSettingChangeInput {
  @Field(() => String, { description: 'The setting.' })
  key!: string;

  @Field(() => LocalDate, { description: 'Its first day.' })
  validFrom!: string;
}
