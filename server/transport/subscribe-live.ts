import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Delivery } from '../core/events/delivery-stream.js';
import { traceRun } from './trace-sockets.js';

type Deliveries = AsyncIterable<Delivery<unknown>>;

/** Runs a subscription: each delivery is executed in the context it was read with. */
export async function subscribeLive(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult, undefined> | ExecutionResult> {
  const source = await traceRun(args, 'operation', () => createSourceEventStream(args));
  if (!(Symbol.asyncIterator in source)) return source;
  const deliveries = (source as Deliveries)[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult, undefined> = {
    async next() {
      const { done, value: delivery } = await deliveries.next();
      if (done) return { done: true, value: undefined };
      const { value: rootValue, ctx: contextValue } = delivery;
      const run = { ...args, rootValue, contextValue };
      return { done: false, value: await traceRun(run, 'delivery', () => execute(run)) };
    },
    async return() {
      await deliveries.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
