const NO_SPAN = { set: () => undefined, fail: () => undefined };
/* Of the process, as the context that spans are found by. */
let current = null;
/** Measures from now on; null: no more. */
export function setTracing(tracing) {
    current = tracing;
}
/** Whether anything is measured: what wraps every call of a library asks before it does. */
export const isTracing = () => current !== null;
/** Runs work as a span where tracing is set up, and just runs it elsewhere. */
export function traced(name, options, work) {
    return current ? current.run(name, options, work) : work(NO_SPAN);
}
//# sourceMappingURL=tracing.js.map