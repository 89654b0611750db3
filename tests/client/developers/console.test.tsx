import { MockedProvider } from '@apollo/client/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { ConsolePage } from '../../../client/features/developers/console/ConsolePage';
import {
  ConsoleWebhooksDocument,
  CreateApiKeyDocument,
  CreateWebhookEndpointDocument,
  DeveloperConsoleDocument,
} from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

beforeAll(() => useLanguage('es', ['developers']));

const KEY = {
  __typename: 'ApiKey',
  id: 'key_1',
  name: 'Servidor',
  shownAs: 'hk_test_7Qm2···k9X4',
  scopes: ['SPACES_READ'],
  expiresAt: null,
  lastUsedAt: null,
  replacedAt: null,
};

const consoleWith = (...apiKeys: object[]) => ({
  request: { query: DeveloperConsoleDocument },
  result: {
    data: {
      apiKeys,
      apiUsage: {
        __typename: 'ApiUsage',
        calls: 12,
        errors: 2,
        pointsPerCall: 6.4,
        p95Milliseconds: 50,
        days: [{ __typename: 'ApiUsageOfDay', day: '2027-03-02', calls: 12, errors: 2 }],
      },
    },
  },
});

const open = (path: string, ...mocks: object[]): void => {
  renderAt(
    path,
    <MockedProvider mocks={mocks as never} cache={createCache([])}>
      <ConsolePage />
    </MockedProvider>,
  );
};

test('a key is made, shown once, and only saying that it is saved closes it', async () => {
  const made = {
    request: {
      query: CreateApiKeyDocument,
      variables: { input: { name: 'Servidor', scopes: ['SPACES_READ', 'MESSAGES'], expiresOn: null } },
    },
    result: {
      data: { createApiKey: { __typename: 'CreateApiKeyPayload', secret: 'hk_test_whole', apiKey: KEY } },
    },
  };
  open('/developers/console', consoleWith(), made, consoleWith(KEY));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear clave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear clave' });
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Servidor');
  await userEvent.click(within(dialog).getByLabelText(/Leer y escribir tus mensajes/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear clave' }));
  const secret = await screen.findByRole('dialog', { name: 'Tu clave nueva' });
  expect(secret).toHaveTextContent('hk_test_whole');
  await userEvent.click(within(secret).getByRole('button', { name: 'Cerrar' }));
  expect(secret).toHaveTextContent('hk_test_whole');
  await userEvent.click(within(secret).getByRole('button', { name: 'Ya lo he guardado' }));
  expect(screen.queryByText('hk_test_whole')).toBeNull();
  expect(await screen.findByText('hk_test_7Qm2···k9X4')).toBeVisible();
});

test('calls stand as a chart and as its table', async () => {
  open('/developers/console', consoleWith(KEY));
  expect(await screen.findByRole('img', { name: /Llamadas y errores/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }));
  expect(screen.getByRole('row', { name: /12 2$/ })).toBeVisible();
});

test('an address inside is refused at its field', async () => {
  const refused = {
    request: { query: CreateWebhookEndpointDocument, variables: () => true },
    result: {
      errors: [
        {
          message: 'x',
          extensions: { code: 'VALIDATION_FAILED', fields: [{ path: 'url', code: 'WEBHOOK_URL_INVALID' }] },
        },
      ],
    },
  };
  const none = { request: { query: ConsoleWebhooksDocument }, result: { data: { webhookEndpoints: [] } } };
  open('/developers/console?view=webhooks', none, refused);
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir dirección' }));
  const dialog = await screen.findByRole('dialog', { name: 'Añadir dirección' });
  await userEvent.type(within(dialog).getByLabelText('Dirección'), 'https://127.0.0.1/');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir dirección' }));
  expect(await within(dialog).findByText('Escribe una dirección https:// que se vea desde internet.')).toBeVisible();
});
