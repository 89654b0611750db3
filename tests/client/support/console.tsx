import { MockedProvider } from '@apollo/client/testing/react';
import { createCache } from '../../../client/apollo/cache';
import { ConsolePage } from '../../../client/features/developers/console/ConsolePage';
import {
  ConsoleAppsDocument,
  ConsoleRailDocument,
  DeveloperConsoleDocument,
  WebhookLogDocument,
} from '../../../client/generated/graphql';
import { renderAt } from './render';

export const KEY = {
  __typename: 'ApiKey',
  id: 'key_1',
  name: 'Servidor',
  shownAs: 'hk_test_7Qm2···k9X4',
  scopes: ['SPACES_READ'],
  addresses: [],
  expiresAt: null,
  lastUsedAt: null,
  replacedAt: null,
};

export const APP = {
  __typename: 'PartnerApp',
  id: 'app_1',
  name: 'Mudanzas Alba web',
  website: 'https://alba.example',
  kind: 'PUBLIC',
  redirectUris: ['https://alba.example/back'],
  scopes: ['BOOKINGS_READ'],
  userCount: 1204,
  needsSecret: false,
  lastUsedAt: null,
};

export const consoleWith = (...apiKeys: object[]) => ({
  request: { query: DeveloperConsoleDocument },
  result: {
    data: {
      apiKeys,
      partnerApps: [APP],
      apiUsage: {
        __typename: 'ApiUsage',
        calls: 12,
        errors: 2,
        pointsPerCall: 6.4,
        p95Milliseconds: 50,
        days: [
          { __typename: 'ApiUsageOfDay', day: '2027-03-02', calls: 12, errors: 2, points: 77, p95Milliseconds: 50 },
        ],
      },
    },
  },
});

export const appsWith = (...partnerApps: object[]) => ({
  request: { query: ConsoleAppsDocument, variables: () => true },
  result: { data: { apiUsage: consoleWith().result.data.apiUsage, partnerApps } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

export const HOOK = {
  __typename: 'WebhookEndpoint',
  id: 'whe_1',
  url: 'https://api.mudanzas-alba.example/hueco',
  events: ['BOOKING_REQUESTED'],
  state: 'ACTIVE',
  failingSince: null,
  disabledAt: null,
  deliveredPercent: 99.2,
  waitingCount: 0,
};

export const railWith = (apiConsole: object, webhookEndpoints: object[] = []) => ({
  request: { query: ConsoleRailDocument },
  result: { data: { apiConsole: { __typename: 'ApiConsole', ...apiConsole }, webhookEndpoints } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const POINTS = { __typename: 'ApiPoints', remaining: 3412, limit: 4000, perSecond: 100 };
export const TEST_MODE = { mode: 'TEST', canMakeKeys: true, points: POINTS };
const RAIL = railWith(TEST_MODE);

export const open = (path: string, ...mocks: object[]) => {
  const rail = mocks.some((mock) => (mock as typeof RAIL).request.query === ConsoleRailDocument) ? [] : [RAIL];
  return renderAt(
    path,
    <MockedProvider mocks={[...rail, ...mocks] as never} cache={createCache([])}>
      <ConsolePage />
    </MockedProvider>,
  );
};

export const delivery = (more: object) => ({
  __typename: 'WebhookDelivery',
  id: 'whd_1',
  messageId: 'msg_1',
  sequence: 7,
  type: 'booking.requested',
  body: '{"type":"booking.requested"}',
  isTest: true,
  state: 'DELIVERED',
  createdAt: '2027-03-02T09:49:12Z',
  nextAttemptAt: null,
  endpoint: { __typename: 'WebhookEndpoint', id: 'whe_1', url: HOOK.url },
  attempts: [
    {
      __typename: 'WebhookAttempt',
      at: '2027-03-02T09:49:12Z',
      status: 200,
      problem: null,
      milliseconds: 88,
      signature: 'v1,abc',
      answer: 'recibido',
    },
  ],
  ...more,
});
export const logWith = (...nodes: object[]) => ({
  request: { query: WebhookLogDocument, variables: () => true },
  result: {
    data: {
      webhookDeliveries: {
        __typename: 'WebhookDeliveryConnection',
        totalCount: nodes.length,
        stateCounts: [
          { __typename: 'WebhookStateCount', state: 'WAITING', count: 0 },
          { __typename: 'WebhookStateCount', state: 'DELIVERED', count: nodes.length },
          { __typename: 'WebhookStateCount', state: 'FAILED', count: 3 },
        ],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: nodes.map((node) => ({ __typename: 'WebhookDeliveryEdge', node })),
      },
    },
  },
});
