import type { TFunction } from 'i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import type { SettingSummaryFragment } from '../../../generated/graphql';
import type { ConstantUnit } from '../../../generated/schema';
import type { Formats } from '../../../i18n/format';
import { centsOf, hundredthsOf } from '../money/cents-of';

export type SettingSummary = SettingSummaryFragment;
export type SettingChange = SettingSummary['changes'][number];

/** The text of a value with its unit, such as "24 horas" or "10 %". */
export function valueText(value: number, unit: ConstantUnit, t: TFunction<'settings'>, formats: Formats): string {
  switch (unit) {
    case 'CENT':
      return formats.price(value);
    case 'BPS':
      return t('value.percent', { value: formats.number(value / 100) });
    case 'PERCENT':
      return t('value.percent', { value: formats.number(value) });
    case 'HUNDREDTH':
      return formats.number(value / 100);
    case 'COUNT':
      return formats.number(value);
    case 'SWITCH':
      return t(value === 1 ? 'value.on' : 'value.off');
    case 'YYYYMMDD':
      return value === 0 ? t('value.never') : formats.day(dayOf(value));
    default:
      return t(`value.${unit}`, { count: value, value: formats.number(value) });
  }
}

/** A value as typed: euros, percent, days; the stored number is an integer. */
export function typedValue(value: number, unit: ConstantUnit): string {
  if (unit === 'YYYYMMDD') return value === 0 ? '' : dayOf(value);
  return isInHundredths(unit) ? String(value / 100) : String(value);
}

/** The number of a typed value; invalid input becomes a value that the server refuses at its field. */
export function parseValue(typed: string, unit: ConstantUnit): number {
  if (unit === 'YYYYMMDD') return Number(typed.replaceAll('-', ''));
  if (unit === 'CENT') return centsOf(typed);
  if (isInHundredths(unit)) return hundredthsOf(typed);
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1;
}

/** Why a change was refused, with the days in the reader's format. */
export function withDayTexts(error: unknown, formats: Formats): AppError {
  const problem = toAppError(error);
  const fields = problem.fields.map((field) =>
    typeof field.params?.day === 'string'
      ? { ...field, params: { ...field.params, day: formats.day(field.params.day) } }
      : field,
  );
  return { ...problem, fields };
}

/** The scheduled change, if any. */
export const scheduledChange = ({ changes }: SettingSummary): SettingChange | undefined =>
  changes.filter(({ appliedAt, cancelledAt }) => !appliedAt && !cancelledAt).toSorted(byDay)[0];

const byDay = (a: SettingChange, b: SettingChange): number => a.validFrom.localeCompare(b.validFrom);
const isInHundredths = (unit: ConstantUnit): boolean => unit === 'CENT' || unit === 'BPS' || unit === 'HUNDREDTH';
const dayOf = (number: number): string => String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
