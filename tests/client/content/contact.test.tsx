import { MockedProvider } from '@apollo/client/testing/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactPage } from '../../../client/features/content/pages/ContactPage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

test('U2 a message to support lists each missing field with its own text', async () => {
  await useLanguage('es', ['content']);
  renderAt(
    '/contact',
    <MockedProvider>
      <AuthProvider client={createSessions().client}>
        <ContactPage />
      </AuthProvider>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const lines = within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(4);
  expect(new Set(lines).size).toBe(4);
  expect(lines).not.toContain('Rellena este dato.');
});

test('U2 a viewer whose session is found after the page has their data filled in, but not over what they typed', async () => {
  await useLanguage('es', ['content']);
  const { client } = createSessions();
  renderAt(
    '/contact',
    <MockedProvider>
      <AuthProvider client={client}>
        <ContactPage />
      </AuthProvider>
    </MockedProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Marta la de arriba');
  await act(() => client.signIn({ email: 'marta@correo.es', password: 'x' }));
  expect(screen.getByRole('textbox', { name: /^Correo/ })).toHaveValue('marta@correo.es');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Marta la de arriba');
});
