import type { DayRange } from '../../../ui/range-calendar/day-range';
import type { Stay } from '../../../ui/booking/stay-address';

/** A picked range as a stay. With an open end every pick is a new first day. */
export function rangeToStay({ from, to }: DayRange, stay: Stay): Stay {
  if (!stay.isRolling) return { from, to, isRolling: false };
  return { from: to && from === stay.from ? to : from, to: null, isRolling: true };
}
