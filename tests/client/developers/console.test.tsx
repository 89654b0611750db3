import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  ConsoleWebhooksDocument,
  CreateApiKeyDocument,
  CreateWebhookEndpointDocument,
  LoggedEndpointsDocument,
  RedeliverWebhookDocument,
  RotateApiKeyDocument,
  RotatePartnerAppSecretDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  UpdatePartnerAppDocument,
  WebhookLogDocument,
} from '../../../client/generated/graphql';
import {
  APP,
  appsWith,
  consoleWith,
  delivery,
  HOOK,
  KEY,
  logWith,
  open,
  railWith,
  TEST_MODE,
} from '../support/console';
import { useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

beforeAll(() => useLanguage('es', ['developers']));

test('a new key is shown once, and only closed when the user confirms having saved it', async () => {
  const made = {
    request: {
      query: CreateApiKeyDocument,
      variables: {
        input: {
          name: 'Servidor',
          scopes: ['SPACES_READ', 'MESSAGES'],
          expiresOn: null,
          addresses: ['203.0.113.0/28'],
          password: 'Trastero-verde-2026',
        },
      },
    },
    result: {
      data: {
        createApiKey: {
          __typename: 'CreateApiKeyPayload',
          secret: 'hk_test_whole',
          apiKey: { ...KEY, addresses: ['203.0.113.0/28'] },
        },
      },
    },
  };
  open('/developers/console', consoleWith(), made, consoleWith(KEY));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear clave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear clave' });
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Servidor');
  await userEvent.click(within(dialog).getByLabelText(/Leer y escribir tus mensajes/));
  await userEvent.type(within(dialog).getByLabelText(/Direcciones IP/), '203.0.113.0/28');
  await userEvent.type(within(dialog).getByLabelText('Tu contraseña de Hueco'), 'Trastero-verde-2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear clave' }));
  const secret = await screen.findByRole('dialog', { name: 'Guarda esta clave ahora' });
  expect(secret).toHaveTextContent('hk_test_whole');
  expect(secret).toHaveTextContent('Direcciones IP203.0.113.0/28');
  await userEvent.click(within(secret).getByRole('button', { name: 'Cerrar' }));
  expect(secret).toHaveTextContent('hk_test_whole');
  await userEvent.click(within(secret).getByRole('button', { name: 'Ya la he guardado' }));
  expect(screen.queryByText('hk_test_whole')).toBeNull();
  expect(await screen.findByText('hk_test_7Qm2···k9X4')).toBeVisible();
});

test('calls are shown as a chart and as its table', async () => {
  open('/developers/console', consoleWith(KEY));
  expect(await screen.findByRole('img', { name: /Llamadas y errores/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }));
  expect(screen.getByRole('row', { name: /12 2 77 50\s?ms$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
});

test('an internal webhook address is rejected at its field', async () => {
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
  await waitFor(() => expect(within(dialog).getByLabelText('Dirección')).toHaveFocus());
});

test('a wrong password is rejected at its field, and no key is made', async () => {
  const refused = {
    request: { query: RotateApiKeyDocument, variables: () => true },
    result: {
      errors: [
        {
          message: 'x',
          extensions: { code: 'VALIDATION_FAILED', fields: [{ path: 'password', code: 'PASSWORD_WRONG' }] },
        },
      ],
    },
  };
  open('/developers/console', consoleWith(KEY), refused);
  await userEvent.click(await screen.findByRole('button', { name: 'Rotar Servidor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rotar «Servidor»' });
  await userEvent.type(within(dialog).getByLabelText('Tu contraseña de Hueco'), 'otra');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rotar' }));
  expect(await within(dialog).findByText('La contraseña actual no es correcta.')).toBeVisible();
});

test('a key is rotated, and the new one shown once', async () => {
  const rotated = {
    request: {
      query: RotateApiKeyDocument,
      variables: { input: { apiKeyId: 'key_1', password: 'Trastero-verde-2026' } },
    },
    result: {
      data: {
        rotateApiKey: {
          __typename: 'RotateApiKeyPayload',
          secret: 'hk_test_next',
          apiKey: { ...KEY, id: 'key_2' },
          replaced: { ...KEY, replacedAt: '2027-03-02T09:55:00Z', expiresAt: '2027-03-03T09:55:00Z' },
        },
      },
    },
  };
  const former = { ...KEY, replacedAt: '2027-03-02T09:55:00Z', expiresAt: '2027-03-03T09:55:00Z' };
  open('/developers/console', consoleWith(KEY), rotated, consoleWith({ ...KEY, id: 'key_2' }, former));
  await userEvent.click(await screen.findByRole('button', { name: 'Rotar Servidor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rotar «Servidor»' });
  await userEvent.type(within(dialog).getByLabelText('Tu contraseña de Hueco'), 'Trastero-verde-2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rotar' }));
  const secret = await screen.findByRole('dialog', { name: 'Guarda esta clave ahora' });
  expect(secret).toHaveTextContent('hk_test_next');
  await userEvent.click(within(secret).getByRole('button', { name: 'Ya la he guardado' }));
  expect(await screen.findByText('En relevo')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Rotar Servidor' })).toHaveLength(2));
  const [next, old] = screen.getAllByRole('button', { name: 'Rotar Servidor' });
  expect(next).toBeEnabled();
  expect(old).toBeDisabled();
});

test('the list of keys names the last day on which a key works', async () => {
  // Until the end of 5 March in Spain.
  open('/developers/console', consoleWith({ ...KEY, expiresAt: '2027-03-05T23:00:00.000Z' }));
  expect(await screen.findByText('5 mar 2027')).toBeVisible();
});

test('a test event is sent, logged with its attempts and redelivered', async () => {
  const hooks = { request: { query: ConsoleWebhooksDocument }, result: { data: { webhookEndpoints: [HOOK] } } };
  const sent = {
    request: { query: SendTestEventDocument, variables: { webhookEndpointId: 'whe_1' } },
    result: {
      data: {
        sendTestEvent: {
          __typename: 'SendTestEventPayload',
          webhookDelivery: { __typename: 'WebhookDelivery', id: 'whd_1' },
        },
      },
    },
  };
  const redelivered = vi.fn(() => ({
    data: {
      redeliverWebhook: {
        __typename: 'RedeliverWebhookPayload',
        webhookDelivery: { __typename: 'WebhookDelivery', id: 'whd_1' },
      },
    },
  }));
  const again = {
    request: { query: RedeliverWebhookDocument, variables: { webhookDeliveryId: 'whd_1' } },
    result: redelivered,
  };
  const rail = railWith(TEST_MODE, [HOOK]);
  open(
    '/developers/console?view=webhooks',
    rail,
    hooks,
    logWith(),
    sent,
    logWith(delivery({})),
    again,
    logWith(delivery({})),
  );
  expect(await screen.findByText('Aquí no hay entregas.')).toBeVisible();
  expect(screen.getByText(/^99,2\s?% entregado en 7 días$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Enviar prueba/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'booking.requested prueba' }));
  const detail = await screen.findByRole('complementary', { name: 'Entrega elegida' });
  expect(within(detail).getByText(/^200 · 88\s?ms$/)).toBeVisible();
  await userEvent.click(within(detail).getByRole('tab', { name: 'Cabeceras' }));
  expect(within(detail).getByRole('tabpanel')).toHaveTextContent(/webhook-id: msg_1.*webhook-signature: v1,abc/);
  await userEvent.click(within(detail).getByRole('tab', { name: 'Respuesta' }));
  expect(within(detail).getByRole('tabpanel')).toHaveTextContent(/200\s+recibido/);
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar ahora' }));
  await waitFor(() => expect(redelivered).toHaveBeenCalledTimes(1));
});

test('a disabled webhook can get a new secret before it is enabled', async () => {
  const disabled = { ...HOOK, state: 'DISABLED', disabledAt: '2027-03-02T09:49:12Z' };
  const rotated = {
    request: { query: RotateWebhookSecretDocument, variables: { webhookEndpointId: 'whe_1' } },
    result: {
      data: {
        rotateWebhookSecret: {
          __typename: 'RotateWebhookSecretPayload',
          secret: 'whsec_new',
          webhookEndpoint: { __typename: 'WebhookEndpoint', id: 'whe_1' },
        },
      },
    },
  };
  const hooks = { request: { query: ConsoleWebhooksDocument }, result: { data: { webhookEndpoints: [disabled] } } };
  open('/developers/console?view=webhooks', railWith(TEST_MODE, [disabled]), hooks, logWith(), rotated);
  expect(await screen.findByRole('button', { name: 'Activar de nuevo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Secreto nuevo' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
});

test('the leaked secret of an app can end at once', async () => {
  const rotated = {
    request: {
      query: RotatePartnerAppSecretDocument,
      variables: { input: { partnerAppId: 'app_1', password: 'Trastero-verde-2026', endsPrevious: true } },
    },
    result: {
      data: {
        rotatePartnerAppSecret: {
          __typename: 'RotatePartnerAppSecretPayload',
          secret: 'hs_test_new',
          partnerApp: { ...APP, kind: 'CONFIDENTIAL' },
        },
      },
    },
  };
  open('/developers/console?view=apps', appsWith({ ...APP, kind: 'CONFIDENTIAL', needsSecret: true }), rotated);
  expect(await screen.findByText('Su secreto ya no funciona')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Secreto nuevo/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/sigue funcionando un día más/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Anular ya el actual/ }));
  expect(within(dialog).getByText(/deja de funcionar al momento/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Tu contraseña de Hueco'), 'Trastero-verde-2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Secreto nuevo' }));
  expect(await screen.findByText('hs_test_new')).toBeVisible();
  expect(screen.queryByText('Su secreto ya no funciona')).toBeNull();
});

test('the sidebar shows the mode, the remaining points and the number of failing webhooks', async () => {
  const failing = { ...HOOK, state: 'DISABLED' };
  const rail = railWith(TEST_MODE, [failing]);
  open('/developers/console', rail, consoleWith(KEY));
  expect(await screen.findByText(/^3\.?412$/)).toBeInTheDocument();
  expect(screen.getByText('Se recuperan 100 por segundo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Webhooks 1' })).toBeInTheDocument();
  const modes = screen.getByRole('group', { name: 'Entorno' });
  expect(within(modes).getByRole('button', { name: 'Prueba' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(modes).getByRole('button', { name: 'Real' }));
  expect(await screen.findByText('Aquí todo es de prueba')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Crear clave' })).toBeNull();
  await userEvent.click(within(modes).getByRole('button', { name: 'Prueba' }));
  expect(await screen.findByRole('button', { name: 'Crear clave' })).toBeVisible();
});

test('without a verified identity nothing is made in live mode, and what exists can still be seen and ended', async () => {
  const unproven = { mode: 'LIVE', canMakeKeys: false, points: null };
  open('/developers/console', railWith(unproven, [HOOK]), consoleWith(KEY));
  expect(await screen.findByText('Antes, verifica tu identidad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verificar mi identidad' })).toHaveAttribute('href', '/verify-identity');
  await userEvent.click(await screen.findByRole('button', { name: 'Revocar Servidor' }));
  expect(await screen.findByRole('dialog', { name: 'Revocar «Servidor»' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Crear clave' })).toBeNull();
});

test('without a verified identity apps can be removed and webhooks enabled, but none registered', async () => {
  const unproven = { mode: 'LIVE', canMakeKeys: false, points: null };
  const { unmount } = open('/developers/console?view=apps&app=new', railWith(unproven), appsWith(APP));
  expect(await screen.findByRole('button', { name: /^Eliminar/ })).toBeVisible();
  expect(await screen.findByText('Antes, verifica tu identidad')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar aplicación' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const disabled = { ...HOOK, state: 'DISABLED', disabledAt: '2027-03-02T09:49:12Z' };
  const hooks = { request: { query: ConsoleWebhooksDocument }, result: { data: { webhookEndpoints: [disabled] } } };
  open('/developers/console?view=webhooks', railWith(unproven, [disabled]), hooks, logWith());
  expect(await screen.findByRole('button', { name: 'Activar de nuevo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver registro' })).toBeVisible();
});

test('without a verified identity an empty view invites nobody to make anything', async () => {
  const unproven = { mode: 'LIVE', canMakeKeys: false, points: null };
  const { unmount } = open('/developers/console', railWith(unproven), consoleWith());
  expect(await screen.findByText('Aún no tienes claves')).toBeVisible();
  // The account's state may arrive after the list.
  await waitFor(() => expect(screen.queryByText(/^Crea una/)).toBeNull());
  unmount();
  open('/developers/console?view=apps', railWith(unproven), appsWith());
  expect(await screen.findByText('Aún no tienes aplicaciones')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Registra una/)).toBeNull());
});

test('the log has its own view with its filters in the address', async () => {
  const asked = vi.fn((_variables: object) => true);
  const log = {
    ...logWith(delivery({ state: 'FAILED' })),
    request: { query: WebhookLogDocument, variables: asked },
    maxUsageCount: 9,
  };
  const endpoints = { request: { query: LoggedEndpointsDocument }, result: { data: { webhookEndpoints: [HOOK] } } };
  open('/developers/console?view=log&state=FAILED&webhook=whe_1', log, endpoints);
  expect(await screen.findByRole('heading', { level: 1, name: 'Registro' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registro' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('button', { name: 'Fallidas 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ state: 'FAILED', webhookEndpointId: 'whe_1', type: null });
  await userEvent.selectOptions(screen.getByLabelText('Todos los avisos'), 'MESSAGE_RECEIVED');
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ type: 'MESSAGE_RECEIVED', state: 'FAILED' }));
  await userEvent.click(screen.getByRole('button', { name: /^Todas/ }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ type: 'MESSAGE_RECEIVED', state: null }));
});

test('keys and apps have their own views, and an app links to its editor', async () => {
  open('/developers/console', consoleWith(KEY));
  const app = await screen.findByRole('link', { name: /^Abrir/ });
  expect(app).toHaveAttribute('href', '/developers/console?view=apps&app=app_1');
  expect(screen.getByRole('link', { name: 'Claves' })).toHaveAttribute('href', '/developers/console?view=keys');
  expect(screen.getByRole('link', { name: 'Uso' })).toHaveAttribute('aria-current', 'page');
});

test('other redirect URIs of an app need the password, another name does not', async () => {
  const sent = vi.fn((_variables: object) => true);
  const saved = {
    request: { query: UpdatePartnerAppDocument, variables: sent },
    result: { data: { updatePartnerApp: { __typename: 'UpdatePartnerAppPayload', partnerApp: APP } } },
  };
  open('/developers/console?view=apps&app=app_1', appsWith(APP), saved);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nombre'), ' 2');
  expect(dialog.queryByLabelText('Tu contraseña de Hueco')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Direcciones de vuelta'), '2');
  await userEvent.type(dialog.getByLabelText('Tu contraseña de Hueco'), 'Trastero-verde-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toMatchObject([
    { input: { redirectUris: ['https://alba.example/back2'], password: 'Trastero-verde-2026' } },
  ]);
});
