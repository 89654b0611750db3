import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import { SignUpForm } from '../../../client/features/accounts/components/SignUpForm';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['accounts']));

async function renderForm(signUp = vi.fn(async (_input: unknown) => undefined)) {
  const { client } = createSessions({ signUp });
  await client.start();
  const onSignedUp = vi.fn();
  renderAt(
    '/auth',
    <AuthProvider client={client}>
      <SignUpForm next="/publish-space" onSignedUp={onSignedUp} />
    </AuthProvider>,
  );
  client.stop();
  return { signUp, onSignedUp };
}

/* Fills fields as a password manager does. */
async function paste(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await paste('Nombre y apellidos', 'Lucía Prieto');
  await paste('Correo electrónico', 'lucia@correo.es');
  await paste('Contraseña', 'olivo-Plaza-41');
  await paste('Repite la contraseña', 'olivo-Plaza-41');
  await userEvent.click(screen.getByRole('checkbox', { name: /Acepto los términos/ }));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

test('ACC-1 an empty form shows each missing field in the summary and takes the focus there', async () => {
  const { signUp } = await renderForm();
  await submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('El nombre debe tener entre 2 y 80 caracteres.');
  expect(summary).toHaveTextContent('Debes aceptar los términos.');
  expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
  expect(signUp).not.toHaveBeenCalled();
});

test('ACC-1 a valid form signs up with the language and the next page', async () => {
  const { signUp, onSignedUp } = await renderForm();
  await fillIn();
  await submit();
  await waitFor(() => expect(onSignedUp).toHaveBeenCalledWith('lucia@correo.es'));
  expect(signUp).toHaveBeenCalledWith(
    expect.objectContaining({
      fullName: 'Lucía Prieto',
      acceptsTerms: true,
      wantsMarketing: false,
      locale: 'ES',
      next: '/publish-space',
    }),
  );
});

test('ACC-7 a server error is shown at its field', async () => {
  const problem = {
    code: 'VALIDATION_FAILED' as const,
    params: {},
    fields: [{ path: 'password', code: 'PASSWORD_COMMON' as const }],
  };
  const { onSignedUp } = await renderForm(vi.fn(async () => Promise.reject(new RequestFailed(problem))));
  await fillIn();
  await submit();
  expect((await screen.findAllByText('Esta contraseña es muy común. Elige otra.')).length).toBe(2);
  expect(screen.getByLabelText('Contraseña')).toBeInvalid();
  expect(onSignedUp).not.toHaveBeenCalled();
});

test('ACC-1 the password strength is shown in five levels', async () => {
  await renderForm();
  const meter = screen.getByRole('meter', { name: 'Fuerza de la contraseña' });
  await userEvent.type(screen.getByLabelText('Contraseña'), '1234567890');
  await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Muy débil'), { timeout: 10_000 });
  await userEvent.type(screen.getByLabelText('Contraseña'), 'olivo-Plaza-41-Barrio');
  await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Muy fuerte'));
  expect(meter).toHaveAttribute('aria-valuemax', '5');
});

test('I18-1 a field that the server refuses has its bounds in the language of the page, also after a change', async () => {
  const fields = [{ path: 'fullName', code: 'DAYS_OUT_OF_RANGE' as const, params: { min: 2, max: 60 } }];
  await renderForm(
    vi.fn(async () => {
      throw new RequestFailed({ code: 'VALIDATION_FAILED', params: {}, fields });
    }),
  );
  await fillIn();
  await submit();
  const name = screen.getByLabelText('Nombre y apellidos');
  await waitFor(() => expect(name).toHaveAccessibleErrorMessage('Entre 2 y 60 días.'));
  await act(() => useLanguage('en', ['accounts']));
  expect(name).toHaveAccessibleErrorMessage('Between 2 and 60 days.');
});
