import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { canRetry, useMessageFiles } from '../../../client/forms/use-message-files';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { createSessions } from '../support/sessions';
import { fakeUploads, laterToken } from '../support/uploads';

const picture = () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

function open() {
  const uploads = fakeUploads();
  const { token, arrive, refuse } = laterToken();
  const { client } = createSessions();
  const current = vi.spyOn(client, 'current').mockReturnValue(token);
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider client={client}>{children}</AuthProvider>;
  const hook = renderHook(() => useMessageFiles({ pathOf: () => '/uploads', sentOf: (answer) => answer, max: 3 }), {
    wrapper,
  });
  act(() => hook.result.current.add([picture()]));
  const fail = () =>
    act(async () => {
      refuse();
      current.mockResolvedValue('token');
    });
  return { uploads, hook, begin: () => act(async () => arrive()), fail };
}

test('U2 a file is uploaded when the session is renewed, and stored', async () => {
  const { uploads, hook, begin } = open();
  await begin();
  await act(async () => uploads[0]?.answer({ id: 'att_1' }));
  await waitFor(() => expect(hook.result.current.files[0]?.sent).toEqual({ id: 'att_1' }));
});

test('U2 a file removed before its upload begins is not uploaded', async () => {
  const { uploads, hook, begin } = open();
  act(() => hook.result.current.remove(hook.result.current.files[0]?.key ?? ''));
  await begin();
  expect(uploads).toHaveLength(0);
});

test('U2 a file of a form that was left before its upload begins is not uploaded', async () => {
  const { uploads, hook, begin } = open();
  hook.unmount();
  await begin();
  expect(uploads).toHaveLength(0);
});

test('U2 a file fails when the session gives no token, and can be uploaded again', async () => {
  const { uploads, hook, fail } = open();
  await fail();
  const [failed] = hook.result.current.files;
  expect(failed?.problem?.code).toBe('NETWORK');
  expect([hook.result.current.isBusy, failed && canRetry(failed)]).toEqual([false, true]);
  act(() => hook.result.current.retry(failed?.key ?? ''));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await act(async () => uploads[0]?.answer({ id: 'att_1' }));
  await waitFor(() => expect(hook.result.current.files[0]).toMatchObject({ problem: null, sent: { id: 'att_1' } }));
});
