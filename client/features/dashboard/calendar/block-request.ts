import type { CalendarEntry } from './calendar-rows';

/** What the dialog is opened for: new days, perhaps of a space and from a day on, or a block that exists. */
export interface BlockRequest {
  /** Null: the first one. */
  readonly spaceId: string | null;
  /** Free days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly block?: NonNullable<CalendarEntry['block']>;
}
