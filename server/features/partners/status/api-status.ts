import { readFileSync } from 'node:fs';
import type { ServiceContext } from '../../../core/context.js';
import { fromProjectRoot } from '../../../core/paths.js';
import { readiness } from '../../../core/readiness.js';
import { addDurations, quantile } from '../usage/durations.rules.js';
import { shownHours } from './hours.rules.js';
import type { ApiStatus } from './status.types.js';

const { version } = JSON.parse(readFileSync(fromProjectRoot('package.json'), 'utf8')) as { version: string };

/** The current health of this process, and the call counts of all processes. */
export async function apiStatus(ctx: ServiceContext): Promise<ApiStatus> {
  const at = ctx.clock.now();
  const hours = shownHours(at);
  const [{ checks }, rows] = await Promise.all([
    readiness(ctx),
    ctx.db
      .selectFrom('ApiHour')
      .selectAll()
      .where('hour', '>=', hours[0] as Date)
      .execute(),
  ]);
  const counted = hours.map((hour) => {
    const { calls = 0, failures = 0 } = rows.find((row) => row.hour.getTime() === hour.getTime()) ?? {};
    return { hour, calls, failures };
  });
  const durations = rows.reduce<readonly number[]>((all, row) => addDurations(all, row.durations), []);
  return {
    at,
    version,
    isReady: checks.database && checks.migrations,
    areEventsInTime: checks.outbox,
    hours: counted,
    calls: counted.reduce((sum, { calls }) => sum + calls, 0),
    failures: counted.reduce((sum, { failures }) => sum + failures, 0),
    p50Milliseconds: quantile(durations, 0.5),
    p95Milliseconds: quantile(durations, 0.95),
  };
}
