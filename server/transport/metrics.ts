import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceContext } from '../core/context.js';
import { outboxLagSeconds } from '../core/events/outbox.js';
import type { Measure } from '../core/feature.js';
import { countQueuedJobs } from '../core/jobs/job-queue.js';
import { routeOf } from './route-of.js';

/** Histogram buckets in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of every part of the product besides its features. */
const CORE: readonly Measure[] = [
  {
    name: 'hueco_outbox_lag_seconds',
    help: 'Age of the oldest event that is due and not dispatched.',
    read: outboxLagSeconds,
  },
  {
    name: 'hueco_jobs_waiting',
    help: 'Background jobs that are due or to come.',
    read: async (ctx) => (await countQueuedJobs(ctx.db)).waiting,
  },
  {
    name: 'hueco_jobs_failed',
    help: 'Background jobs whose attempts are used up.',
    read: async (ctx) => (await countQueuedJobs(ctx.db)).failed,
  },
];

interface MetricsOptions {
  /** The required value of `Authorization: Bearer …`. */
  readonly token: string;
  readonly measures: readonly Measure[];
  readonly makeContext: () => ServiceContext;
}

/** `/metrics` in Prometheus' text format, and the duration of every other HTTP call; each app has a registry of its own. */
export function metrics({ token, measures, makeContext }: MetricsOptions): RequestHandler {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hueco_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer.',
    labelNames: ['route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  for (const { name, help, read } of [...CORE, ...measures]) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => gauge.set(await read(makeContext())),
    });
  }
  return (req, res, next) => {
    if (req.path !== '/metrics') {
      const end = durations.startTimer({ route: routeOf(req.path) });
      res.once('close', () => end({ status: `${Math.floor(res.statusCode / 100)}xx` }));
      next();
      return;
    }
    if (!isSame(req.headers.authorization ?? '', `Bearer ${token}`)) {
      res.status(401).set('WWW-Authenticate', 'Bearer').end();
      return;
    }
    registry.metrics().then((text) => res.set('Cache-Control', 'no-store').type(registry.contentType).send(text), next);
  };
}

/* Compared by their hashes, so that timing reveals nothing about the token. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
