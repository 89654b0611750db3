import type { CalendarEntry } from './calendar-rows';

/** Why the dialog is opened: for new days, optionally of a space and from a day on, or for an existing block. */
export interface BlockRequest {
  /** Null: the first one. */
  readonly spaceId: string | null;
  /** Free days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly block?: NonNullable<CalendarEntry['block']>;
}
