import { context, diag, DiagLogLevel, SpanKind, SpanStatusCode, trace, } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
const SERVICE = 'hueco';
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** Measures by OpenTelemetry; spans are sent to a collector over HTTP. Loaded only where an endpoint is set: the packages take time and memory. */
export function startOtlpTracing(endpoint, headers, log) {
    const report = (message) => log.warn({ detail: message }, 'tracing: trouble with the collector');
    const quiet = () => undefined;
    diag.setLogger({ error: report, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
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
            if (options.isDetail && !trace.getActiveSpan())
                return work(spanOf(null));
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
/** Runs the work and ends the span with it; a failure is told by its name alone, as messages may name people. */
function ended(span, work) {
    const own = spanOf(span);
    const failed = (error) => {
        own.fail(error instanceof Error ? error.name : 'Error');
        span.end();
        throw error;
    };
    let result;
    try {
        result = work(own);
    }
    catch (error) {
        return failed(error);
    }
    if (!(result instanceof Promise)) {
        span.end();
        return result;
    }
    return result.then((value) => {
        span.end();
        return value;
    }, failed);
}
const spanOf = (span) => ({
    set: (attributes) => void span?.setAttributes({ ...attributes }),
    fail: (type) => void span?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
});
//# sourceMappingURL=tracing-otlp.js.map