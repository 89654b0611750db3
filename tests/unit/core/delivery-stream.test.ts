import { describe, expect, test } from 'vitest';
import { DeliveryStream, TooFarBehind } from '../../../server/core/events/delivery-stream.js';

/** A topic controlled by the test, and the messages read from it. */
function topic() {
  const listeners = new Set<(message: number) => void>();
  const reading: number[] = [];
  const reads = new Map<number, PromiseWithResolvers<string | null>>();
  const stream = (first?: () => Promise<string | null>) =>
    new DeliveryStream<number, string>({
      subscribe: (onMessage) => {
        listeners.add(onMessage);
        return () => void listeners.delete(onMessage);
      },
      read: (message) => {
        reading.push(message);
        const read = Promise.withResolvers<string | null>();
        reads.set(message, read);
        return read.promise;
      },
      ...(first ? { first } : {}),
    });
  const send = (...messages: number[]) => messages.forEach((message) => listeners.forEach((listen) => listen(message)));
  const answer = (message: number, text: string | null = String(message)) => reads.get(message)?.resolve(text);
  return { stream, send, answer, reading, count: () => listeners.size };
}

describe('P-24 messages of a subscription', () => {
  test('are read concurrently and delivered in their order', async () => {
    const { stream, send, answer, reading } = topic();
    const changes = stream();
    send(1, 2, 3);
    expect(reading).toEqual([1, 2, 3]);
    answer(3);
    answer(2, null);
    const next = changes.next();
    answer(1);
    expect([await next, await changes.next()]).toEqual([
      { done: false, value: '1' },
      { done: false, value: '3' },
    ]);
  });

  test('are read ahead up to a limit', async () => {
    const { stream, send, answer, reading } = topic();
    const changes = stream();
    send(...Array.from({ length: 50 }, (_, n) => n));
    expect(reading).toHaveLength(32);
    answer(0);
    await changes.next();
    expect(reading).toHaveLength(33);
  });

  test('start with the initial state, which is read after subscribing', async () => {
    const { stream, send, answer, count } = topic();
    let listenersAtFirst = 0;
    const changes = stream(async () => {
      listenersAtFirst = count();
      return 'start';
    });
    send(7);
    answer(7);
    expect([await changes.next(), await changes.next()].map(({ value }) => value)).toEqual(['start', '7']);
    expect(listenersAtFirst).toBe(1);
  });

  test('end when the reader returns', async () => {
    const { stream, send, count, reading } = topic();
    const changes = stream();
    const waiting = changes.next();
    await changes.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(count()).toBe(0);
    send(1);
    expect(reading).toEqual([]);
  });

  test('end with TooFarBehind when a reader is too slow', async () => {
    const { stream, send, count } = topic();
    const changes = stream();
    send(...Array.from({ length: 2_000 }, (_, n) => n));
    expect(count()).toBe(0);
    await expect(changes.next()).rejects.toBeInstanceOf(TooFarBehind);
  });
});
