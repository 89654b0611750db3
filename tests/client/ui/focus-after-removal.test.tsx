import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ConnectedAppsPanel } from '../../../client/features/accounts/security/ConnectedAppsPanel';
import { EndpointRow } from '../../../client/features/developers/console/webhooks/EndpointRow';
import { WebhooksView } from '../../../client/features/developers/console/webhooks/WebhooksView';
import { WaitingSection } from '../../../client/features/favorites/components/WaitingSection';
import { SessionsPanel } from '../../../client/session/SessionsPanel';
import { MAIN_ID } from '../../../client/ui/layout/anchors';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['security', 'waiting', 'developers', 'common']));

const AT = '2027-03-02T09:55:00Z';
/** A list on the server from which the mutation removes the first row. */
function listOf<T extends object>(rows: T[]) {
  const left = [...rows];
  return { read: () => [...left], removeFirst: () => left.shift() };
}

test('P8 the focus of an ended session moves to the heading of the list', async () => {
  const session = (id: string, browser: string) => ({
    __typename: 'AccountSession',
    id,
    browser,
    system: null,
    isMobile: false,
    createdAt: AT,
    lastUsedAt: AT,
    isCurrent: false,
    isKnownDevice: true,
  });
  const sessions = listOf([session('ses_1', 'Firefox'), session('ses_2', 'Chrome')]);
  renderAnswered(<SessionsPanel />, {
    MySessions: () => ({ mySessions: sessions.read() }),
    RevokeSession: () => {
      sessions.removeFirst();
      return { revokeSession: { __typename: 'RevokeSessionPayload', deletedSessionId: 'ses_1' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión en Firefox' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});

test('P-33 the focus of a disconnected app moves to the heading of the list', async () => {
  const app = {
    __typename: 'ConnectedApp',
    id: 'app_1',
    name: 'Mudanzas',
    website: 'https://mudanzas.example',
    scopes: [],
    consentedAt: AT,
    lastUsedAt: null,
  };
  const apps = listOf([app]);
  renderAnswered(<ConnectedAppsPanel />, {
    ConnectedApps: () => ({ connectedApps: apps.read() }),
    DisconnectApp: () => {
      apps.removeFirst();
      return { disconnectApp: { __typename: 'DisconnectAppPayload', disconnectedAppId: 'app_1' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desconectar Mudanzas' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});

test('N-W01 the focus of a left waiting list moves to the heading, and after the last one to the page', async () => {
  const place = (id: string) => ({
    __typename: 'WaitingPlace',
    id,
    from: '2027-04-01',
    to: null,
    state: 'WAITING',
    priorityUntil: null,
    timeZone: 'Europe/Madrid',
    ahead: 0,
    space: null,
  });
  const places = listOf([place('wtp_1'), place('wtp_2')]);
  renderAnswered(
    <main id={MAIN_ID} tabIndex={-1}>
      <WaitingSection />
    </main>,
    {
      WaitingPlaces: () => ({ waitingPlaces: places.read() }),
      StopWaiting: ({ input }) => {
        places.removeFirst();
        const { waitingPlaceId } = input as { waitingPlaceId: string };
        return { stopWaiting: { __typename: 'StopWaitingPayload', deletedWaitingPlaceId: waitingPlaceId } };
      },
    },
  );
  const [first] = await screen.findAllByRole('button', { name: /^Salir de la lista/ });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: /^Salir de la lista/ }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

const endpoint = {
  __typename: 'WebhookEndpoint' as const,
  id: 'whe_1',
  url: 'https://example.com/hook',
  events: [],
  state: 'ACTIVE' as const,
  failingSince: null,
  disabledAt: null,
  deliveredPercent: null,
  waitingCount: 0,
};

test('a webhook that is kept after all gives the focus back to the button that asked', async () => {
  renderAnswered(<EndpointRow endpoint={endpoint} onSecret={() => undefined} onDeleted={() => undefined} />, {});
  const question = await screen.findByRole('button', { name: 'Borrar' });
  await userEvent.click(question);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(question).toHaveFocus();
});

test('the focus of a deleted webhook moves to the heading of the list', async () => {
  const hooks = listOf([endpoint]);
  renderAnswered(<WebhooksView />, {
    ConsoleWebhooks: () => ({ webhookEndpoints: hooks.read() }),
    WebhookLog: () => ({}),
    DeleteWebhookEndpoint: () => {
      hooks.removeFirst();
      return {
        deleteWebhookEndpoint: { __typename: 'DeleteWebhookEndpointPayload', deletedWebhookEndpointId: 'whe_1' },
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrar dirección' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Direcciones' })).toHaveFocus());
});
