import { createSourceEventStream, execute } from 'graphql';
/** Runs a subscription: each delivery is executed with what it was read with. */
export async function subscribeLive(args) {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source))
        return source;
    const deliveries = source[Symbol.asyncIterator]();
    const results = {
        async next() {
            const { done, value: delivery } = await deliveries.next();
            if (done)
                return { done: true, value: undefined };
            const { value: rootValue, ctx: contextValue } = delivery;
            return { done: false, value: await execute({ ...args, rootValue, contextValue }) };
        },
        async return() {
            await deliveries.return?.();
            return { done: true, value: undefined };
        },
        [Symbol.asyncIterator]: () => results,
    };
    return results;
}
//# sourceMappingURL=subscribe-live.js.map