import type { Log } from './core/logger.js';
import { setTracing, type Tracing } from './core/tracing.js';
import type { Collector } from './otlp-settings.js';

/** Enables tracing of this process, if a collector is configured: only then are the packages loaded. */
export async function startTracing(collector: Collector | null, log: Log): Promise<Tracing | null> {
  if (!collector) return null;
  const { startOtlpTracing } = await import('./ports/tracing-otlp.js');
  const tracing = startOtlpTracing(collector.endpoint, collector.headers, log);
  setTracing(tracing);
  return {
    ...tracing,
    stop: () => {
      setTracing(null);
      return tracing.stop();
    },
  };
}
