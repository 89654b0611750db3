import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useMessageFiles } from '../../../client/forms/use-message-files';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { createSessions } from '../support/sessions';
import { fakeUploads, laterToken } from '../support/uploads';

const picture = () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

function open() {
  const uploads = fakeUploads();
  const { token, arrive } = laterToken();
  const { client } = createSessions();
  vi.spyOn(client, 'current').mockReturnValue(token);
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider client={client}>{children}</AuthProvider>;
  const hook = renderHook(() => useMessageFiles({ pathOf: () => '/uploads', sentOf: (answer) => answer, max: 3 }), {
    wrapper,
  });
  act(() => hook.result.current.add([picture()]));
  return { uploads, hook, begin: () => act(async () => arrive()) };
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
