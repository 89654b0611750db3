import child_process, { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../../../server/core/logger.js';
import { MemoryStore } from '../../../server/features/search/engine/memory-store.js';

const fork = vi.spyOn(child_process, 'fork');

beforeEach(() => {
  vi.useFakeTimers();
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  fork.mockRestore();
  syncBuiltinESMExports();
});

/** A process that the system refused has no id, and one that runs has. */
const process = (pid?: number) =>
  Object.assign(new EventEmitter(), {
    pid,
    send: () => true,
    exitCode: null,
    signalCode: null,
  }) as unknown as ChildProcess;

test('the search memory is started again when the system refuses its process', async () => {
  const [refused, running] = [process(), process(1)];
  fork
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
    })
    .mockReturnValueOnce(refused)
    .mockReturnValueOnce(running);
  const store = new MemoryStore('postgres://x', createLogger({ level: 'silent' }), () => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(fork).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(fork).toHaveBeenCalledTimes(2);
  // It never exits.
  refused.emit('error', Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fork).toHaveBeenCalledTimes(3);
  // An error of a running one, such as of a message, is none of its end; its end counts once.
  running.emit('error', new Error('channel closed'));
  expect(store.pid).toBe(1);
  running.emit('exit', 1, null);
  expect(store.pid).toBeUndefined();
  await store.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fork).toHaveBeenCalledTimes(3);
});
