import path from 'node:path';
import { Piscina } from 'piscina';
import type { DateRange } from '../../../core/values/date-range.js';
import type { CalendarText, ExpandedCalendar } from './expand-calendar.js';
import { busyDaysOf, isCalendar } from './feed-days.rules.js';

const MAX_NAME = 80;
const MAX_MS = 3_000;
const MAX_WAITING = 50;

/** The content of a calendar: its own name, and its busy days, merged. */
export interface FeedContent {
  readonly name: string | null;
  readonly days: readonly DateRange[];
}

let threads: Piscina<CalendarText, ExpandedCalendar | null> | undefined;

/** One thread, which ends when idle. */
function pool(): Piscina<CalendarText, ExpandedCalendar | null> {
  if (threads) return threads;
  threads = new Piscina({
    // The path is the same in source and in the build.
    filename: new URL(`expand-calendar${path.extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // A thread that runs out of memory after its calendar was given up has no caller left: its error would end the process.
  threads.on('error', () => {});
  return threads;
}

/** The busy days of a calendar within a range; null when the text is not a calendar, too large, or too slow to parse. */
export async function feedContent(text: string, within: DateRange, zone: string): Promise<FeedContent | null> {
  if (!isCalendar(text)) return null;
  let found: ExpandedCalendar | null;
  try {
    found = await pool().run({ text, ...within }, { name: 'expandCalendar', signal: AbortSignal.timeout(MAX_MS) });
  } catch {
    return null;
  }
  return found && { name: nameIn(found.name), days: busyDaysOf(found.events, within, zone) };
}

function nameIn(value: string | null): string | null {
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? null : [...text].slice(0, MAX_NAME).join('');
}
