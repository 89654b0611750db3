import type { Clock } from '../../server/core/clock.js';
import { localDateOf } from '../../server/core/values/time-zone.js';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  private instant: number;

  constructor(start: string | Date = new Date()) {
    this.instant = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  today(timeZone?: string): string {
    return localDateOf(this.now(), timeZone);
  }

  set(instant: string | Date): void {
    this.instant = new Date(instant).getTime();
  }

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.instant += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
