import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConditionUploads } from '../../../client/features/bookings/page/condition/use-condition-uploads';
import { useUploads } from '../../../client/features/spaces/wizard/use-uploads';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { createSessions, refusal } from '../support/sessions';
import { fakeUploads } from '../support/uploads';

afterEach(() => vi.unstubAllGlobals());

const photo = new File(['x'], 'puerta.jpg', { type: 'image/jpeg' });

/** A page that loses the network once an upload has been answered. */
function signedIn() {
  const { client } = createSessions();
  const seen = vi.fn(async () => undefined).mockRejectedValueOnce(refusal('NETWORK'));
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider client={client}>{children}</AuthProvider>;
  return { seen, wrapper };
}

test('P12 a photo of a space that is stored but cannot be shown yet offers another attempt, which stores no second one', async () => {
  const sent = fakeUploads();
  const { seen, wrapper } = signedIn();
  const ensureDraft = async () => 'spc_1';
  const { result } = renderHook(() => useUploads({ ensureDraft, onArrived: seen }), { wrapper });
  act(() => result.current.add([photo]));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer({});
  await waitFor(() => expect(result.current.items[0]?.problem?.code).toBe('NETWORK'));
  act(() => result.current.retry(result.current.items[0]?.key ?? ''));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('clientKey'));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  sent[1]?.answer({});
  await waitFor(() => expect(result.current.items).toEqual([]));
});

test('P10 a photo of the condition that is stored but cannot be shown yet offers another attempt', async () => {
  const sent = fakeUploads();
  const { seen, wrapper } = signedIn();
  const { result } = renderHook(() => useConditionUploads('bkg_1', seen), { wrapper });
  act(() => result.current.add([photo], 'MOVE_IN'));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer({});
  await waitFor(() => expect(result.current.uploads[0]?.problem?.code).toBe('NETWORK'));
  act(() => {
    const [failed] = result.current.uploads;
    if (failed) result.current.retry(failed);
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer({});
  await waitFor(() => expect(result.current.uploads).toEqual([]));
});
