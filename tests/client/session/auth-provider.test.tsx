import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider, useAuth } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';
import { createSessions, refusal, sessionOf } from '../support/sessions';

beforeEach(() => useLanguage('es'));

function Panel() {
  const { user, signOut } = useAuth();
  return (
    <>
      <p>{user?.email ?? 'nobody'}</p>
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
    </>
  );
}

async function renderSignedIn(signOut = vi.fn(async () => undefined)) {
  const { client } = createSessions({ refresh: vi.fn(async () => sessionOf()), signOut });
  await client.start();
  renderAt(
    '/',
    <AuthProvider client={client}>
      <Panel />
      <Toaster />
    </AuthProvider>,
  );
  return client;
}

test('ACC-7 signing out shows the specified texts', async () => {
  const client = await renderSignedIn();
  expect(screen.getByText('marta@correo.es')).toBeInTheDocument();
  await userEvent.click(screen.getByText('out'));
  expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
  expect(screen.getByText('Has cerrado sesión correctamente')).toBeInTheDocument();
  expect(screen.getByText('nobody')).toBeInTheDocument();
  client.stop();
});

test('ACC-7 a failed sign-out shows the specified texts and keeps the session', async () => {
  const client = await renderSignedIn(vi.fn(async () => Promise.reject(refusal('NETWORK'))));
  await userEvent.click(screen.getByText('out'));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorNo se pudo cerrar la sesión');
  expect(screen.getByText('marta@correo.es')).toBeInTheDocument();
  client.stop();
});

test('ACC-8 using the authentication context outside of its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderAt('/', <Panel />)).toThrow('useAuth must be used inside an AuthProvider');
});
