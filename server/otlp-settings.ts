import { z } from 'zod';
import { optional, url } from './setting-values.js';

/** An OpenTelemetry collector. */
export interface Collector {
  /** Without a trailing slash. */
  readonly endpoint: string;
  /** Headers sent with the spans. */
  readonly headers: Readonly<Record<string, string>>;
}

const splitAt = (pair: string, at: number): [string, string] => [pair.slice(0, at), pair.slice(at + 1)];

export const collectorUrl = optional(
  url(['http:', 'https:'], 'http://collector:4318').transform((value) => value.replace(/\/+$/, '')),
);

export const collectorHeaders = z
  .string()
  .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'name=value, several with commas between them')
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => splitAt(pair, pair.indexOf('=')))))
  .default({});

/** Null disables tracing. */
export function collectorOf(settings: {
  OTEL_EXPORTER_OTLP_ENDPOINT: string | null;
  OTEL_EXPORTER_OTLP_HEADERS: Collector['headers'];
}): Collector | null {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === null ? null : { endpoint, headers: settings.OTEL_EXPORTER_OTLP_HEADERS };
}
