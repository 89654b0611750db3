import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { staffMoneyBounds } from '../../../generated/staff-bounds';

type Month = NonNullable<StaffBookingCase_BookingFragment['staffRecord']>['uncollectableMonths'][number];

/** A month as the value of an option, with its displayed amount: the server refuses another one. */
export const monthValue = ({ cycleId, totalCents }: Month): string => `${cycleId} ${totalCents}`;

/** The chosen month and its amount. */
export function waivedMonth(value = ''): { readonly cycleId: string; readonly amountCents: number } {
  const [cycleId = '', cents = '0'] = value.split(' ');
  return { cycleId, amountCents: Number(cents) };
}

/** Whether a second person has to confirm it. */
export const needsTwoPersons = (value: string | undefined): boolean =>
  waivedMonth(value).amountCents > staffMoneyBounds.aloneCents;
