import { MockedProvider } from '@apollo/client/testing/react';
import { screen, within } from '@testing-library/react';
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
