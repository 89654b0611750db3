import { z } from 'zod';
import { optional, url } from './setting-values.js';
const splitAt = (pair, at) => [pair.slice(0, at), pair.slice(at + 1)];
export const collectorUrl = optional(url(['http:', 'https:'], 'http://collector:4318').transform((value) => value.replace(/\/+$/, '')));
export const collectorHeaders = z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'name=value, several with commas between them')
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => splitAt(pair, pair.indexOf('=')))))
    .default({});
/** Null: nothing is measured. */
export function collectorOf(settings) {
    const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
    return endpoint === null ? null : { endpoint, headers: settings.OTEL_EXPORTER_OTLP_HEADERS };
}
//# sourceMappingURL=otlp-settings.js.map