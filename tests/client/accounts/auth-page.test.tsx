import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import { AuthPage } from '../../../client/features/accounts/pages/AuthPage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { toast, useToasts } from '../../../client/ui/feedback/toast';
import { renderAt, useLanguage } from '../support/render';
import { createSessions, refusal, sessionOf } from '../support/sessions';

beforeEach(() => useLanguage('es', ['accounts', 'nav']));

type Overrides = Parameters<typeof createSessions>[0];

function Arrived() {
  const { pathname, search } = useLocation();
  return <output>{`arrived ${pathname}${search}`}</output>;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`address ${pathname}${search}${hash}`}</output>;
}

async function open(address: string, overrides: Overrides = {}) {
  const sessions = createSessions(overrides);
  await sessions.client.start();
  renderAt(
    address,
    <AuthProvider client={sessions.client}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="*" element={<Arrived />} />
      </Routes>
      <Address />
    </AuthProvider>,
  );
  sessions.client.stop();
  return sessions;
}

const challenge = () =>
  new RequestFailed({
    code: 'MFA_REQUIRED',
    params: { challenge: 'mfa_1', expiresAt: new Date().toISOString() },
    fields: [],
  });

async function passFirstStep() {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'marta@correo.es');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Segundo paso' });
}

test('RTE-4 from=publish redirects to publishing after sign-in', async () => {
  await open('/auth?from=publish');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'marta@correo.es');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('arrived /publish-space')).toBeInTheDocument();
});

test('RTE-4 signing in dismisses the toast that the e-mail is confirmed and keeps other toasts', async () => {
  toast({ title: 'Correo confirmado', description: 'Ya puedes iniciar sesión.', tone: 'success', until: 'sign-in' });
  toast({ title: 'Hay una versión nueva' });
  await open('/auth');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'marta@correo.es');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByText('arrived /');
  expect(renderHook(() => useToasts()).result.current.map(({ title }) => title)).toEqual(['Hay una versión nueva']);
});

test('ACC-1 an empty sign-in shows each missing field in the summary and at the field', async () => {
  await open('/auth');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Escribe tu correo.', 'Escribe tu contraseña.']);
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleErrorMessage('Escribe tu correo.');
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleErrorMessage('Escribe tu contraseña.');
});

test('I18-1 errors of the sign-in follow a change of the language', async () => {
  await open('/auth');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe tu correo.');
  await act(() => useLanguage('en', ['accounts', 'nav']));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Enter your e-mail.'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleErrorMessage('Enter your password.');
});

test('ACC-1 the sign-in fields have autocomplete attributes for password managers', async () => {
  await open('/auth');
  expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
});

test('ACC-1 a caps-lock warning shows while the password is typed', async () => {
  await open('/auth');
  const password = screen.getByLabelText('Contraseña');
  await userEvent.click(password);
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Las mayúsculas están bloqueadas')).toBeInTheDocument();
  fireEvent.keyDown(password, { key: 'a', modifierCapsLock: false });
  expect(screen.queryByText('Las mayúsculas están bloqueadas')).not.toBeInTheDocument();
});

test('ACC-1 the link of an alarm mail opens the form for a new password also for signed-in people', async () => {
  await open('/auth?view=reset', { refresh: vi.fn(async () => sessionOf()) });
  expect(await screen.findByRole('button', { name: 'Enviar enlace' })).toBeInTheDocument();
  expect(screen.getByText('address /auth?view=reset')).toBeInTheDocument();
});

test('ACC-4 opening the link of a reset mail emits PASSWORD_RECOVERY and removes the token from the address', async () => {
  const { events, transport } = await open('/auth?reset=true#token=from-the-mail');
  expect(await screen.findByText('address /auth?reset=true')).toBeInTheDocument();
  expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY']);
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'olivo-Plaza-41');
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Contraseña cambiada' })).toHaveFocus());
  expect(transport.resetPassword).toHaveBeenCalledWith({
    token: 'from-the-mail',
    password: 'olivo-Plaza-41',
    confirmPassword: 'olivo-Plaza-41',
  });
});

test('ACC-1 the link of a sign-up that others may have made says why a password is chosen, and that it confirms the e-mail', async () => {
  const { transport } = await open('/auth?reset=confirm&next=%2Ffavorites#token=from-the-mail');
  expect(await screen.findByRole('heading', { name: 'Confirma tu correo' })).toBeVisible();
  expect(screen.getByText(/alguien más pudo registrarse con él/)).toBeVisible();
  expect(screen.queryByText(/Cerraremos la sesión/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'olivo-Plaza-41');
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Correo confirmado' })).toBeInTheDocument();
  expect(screen.getByText('Ya puedes entrar con tu contraseña nueva.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth?next=%2Ffavorites');
  expect(transport.resetPassword).toHaveBeenCalledWith(expect.objectContaining({ token: 'from-the-mail' }));
});

test('ACC-2 an invalid reset link shows a view that can request another', async () => {
  const { transport } = await open('/auth?reset=true#token=spent', {
    resetPassword: vi.fn(async () => Promise.reject(refusal('TOKEN_INVALID'))),
  });
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'olivo-Plaza-41');
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'marta@correo.es');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('heading', { name: 'Mira tu correo' })).toBeInTheDocument();
  expect(transport.requestPasswordReset).toHaveBeenCalledWith('marta@correo.es');
});

test('ACC-2 a reset address without a token shows the view for invalid links', async () => {
  const { events } = await open('/auth?reset=true');
  expect(screen.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  expect(events).toEqual(['INITIAL_SESSION']);
});

test('ACC-4 a pasted code with a space is accepted and emits MFA_CHALLENGE_VERIFIED', async () => {
  const { events, transport } = await open('/auth?next=%2Ffavorites', {
    signIn: vi.fn(async () => Promise.reject(challenge())),
  });
  await passFirstStep();
  const code = screen.getByLabelText('Código de seis cifras');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(code);
  await userEvent.paste('123 456');
  expect(code).toHaveValue('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('arrived /favorites')).toBeInTheDocument();
  expect(transport.verifyMfa).toHaveBeenCalledWith({ challenge: 'mfa_1', code: '123456' });
  expect(events).toEqual(['INITIAL_SESSION', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_IN']);
});

test('ACC-4 a wrong code is reported at its field; an expired challenge returns to the password form', async () => {
  const wrong = new RequestFailed({
    code: 'VALIDATION_FAILED',
    params: {},
    fields: [{ path: 'code', code: 'CODE_INVALID' }],
  });
  const { transport } = await open('/auth', { signIn: vi.fn(async () => Promise.reject(challenge())) });
  transport.verifyMfa.mockRejectedValueOnce(wrong).mockRejectedValueOnce(refusal('TOKEN_INVALID'));
  await passFirstStep();
  const code = screen.getByLabelText('Código de seis cifras');
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('El código no es correcto.')).toBeInTheDocument();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  await userEvent.type(code, '000001');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El segundo paso ha caducado');
  expect(screen.getByLabelText('Contraseña')).toBeInTheDocument();
});

test('ACC-1 a weak password shows how to improve it', async () => {
  await open('/auth?reset=true#token=any');
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), '12/03/1990');
  expect(await screen.findByText(/Las fechas se adivinan pronto/, {}, { timeout: 10_000 })).toBeInTheDocument();
});
