import { setTracing } from './core/tracing.js';
/** Measures the work of this process, where a collector is set: only then are the packages loaded. */
export async function startTracing(collector, log) {
    if (!collector)
        return null;
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
//# sourceMappingURL=start-tracing.js.map