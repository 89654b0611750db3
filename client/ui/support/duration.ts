/** The parts of `1 h 7 min`. */
export interface Duration {
  readonly hours: number;
  readonly minutes: number;
}

/** Minutes as hours and minutes. */
export const durationOf = (minutes: number): Duration => ({
  hours: Math.floor(minutes / 60),
  minutes: Math.round(minutes % 60),
});
