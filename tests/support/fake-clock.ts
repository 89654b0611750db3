import type { Clock } from '../../server/core/clock.js';
import { localDateOf } from '../../server/core/values/time-zone.js';

/** A clock that only a test moves. */
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

/** The system's clock plus some days; it keeps running, as pages that wait need it. */
export class ShiftedClock implements Clock {
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  today(timeZone?: string): string {
    return localDateOf(this.now(), timeZone);
  }

  /** Sets the current instant. */
  set(instant: string | Date): void {
    this.shiftMs = new Date(instant).getTime() - Date.now();
  }

  advance({ minutes }: { minutes: number }): void {
    this.shiftMs += minutes * 60_000;
  }
}
