/** Two calendar days, YYYY-MM-DD; the second is the day of leaving. */
export interface DayRange {
  from: string | null;
  to: string | null;
}
