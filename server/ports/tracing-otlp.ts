import {
  context,
  diag,
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../core/logger.js';
import type { Span, Tracing } from '../core/tracing.js';

const SERVICE = 'hueco';
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/**
 * Exports spans with OpenTelemetry; spans are sent to a collector over HTTP. Loaded only where an endpoint is configured: the packages take time
 * and memory.
 */
export function startOtlpTracing(endpoint: string, headers: Readonly<Record<string, string>>, log: Log): Tracing {
  const report = (message: string): void => log.warn({ detail: message }, 'tracing: trouble with the collector');
  const quiet = (): void => undefined;
  diag.setLogger(
    { error: report, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(SERVICE);
  return {
    run: (name, options, work) => {
      if (options.isDetail && !trace.getActiveSpan()) return work(spanOf(null));
      const { kind = 'internal', attributes = {} } = options;
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, (span) => ended(span, work));
    },
    stop: async () => {
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}

/** Runs the work and ends the span with it; a failure is recorded by its name only, because messages may contain personal data. */
function ended<T>(span: OtelSpan, work: (span: Span) => T): T {
  const own = spanOf(span);
  const failed = (error: unknown): never => {
    own.fail(error instanceof Error ? error.name : 'Error');
    span.end();
    throw error;
  };
  let result: T;
  try {
    result = work(own);
  } catch (error) {
    return failed(error);
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then((value: unknown) => {
    span.end();
    return value;
  }, failed) as T;
}

const spanOf = (span: OtelSpan | null): Span => ({
  set: (attributes) => void span?.setAttributes({ ...attributes }),
  fail: (type) => void span?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
});
