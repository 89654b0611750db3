import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForServer } from '../../../client/features/offline/wait-for-server';

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('U2 the offline page polls with backoff and reports once when the server responds', async () => {
  const onAnswer = vi.fn();
  waitForServer(onAnswer);
  await vi.advanceTimersByTimeAsync(2_000 + 2_000 + 4_000);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(onAnswer).not.toHaveBeenCalled();

  // A network without a connection to the server does not end the wait.
  answer.mockResolvedValueOnce(new Response('starting', { status: 503 })).mockResolvedValue(new Response('{}'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAnswer).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answer).toHaveBeenCalledTimes(5);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('U2 the offline page does not poll while it is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  waitForServer(vi.fn());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answer).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});
