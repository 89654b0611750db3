import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAccountItems } from '../../../client/app/shell/account-items';
import type { Role } from '../../../client/generated/schema';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { STORED } from '../../../client/state/stored-keys';
import { rememberMode } from '../../../client/session/dashboard-mode';
import { renderAt, useLanguage } from '../support/render';
import { createSessions, refusal, sessionOf } from '../support/sessions';

const Items = () => (
  <p data-testid="items">
    {useAccountItems()
      .map(({ key }) => key)
      .join(' ')}
  </p>
);

interface Person {
  roles: Role[];
  ownsSpaces: boolean;
}

async function itemsAt(
  path: string,
  { roles, ownsSpaces }: Person,
  viewer = vi.fn(async () => ({ ...sessionOf().user, roles, ownsSpaces })),
) {
  const { client, log } = createSessions({ refresh: vi.fn(async () => sessionOf()), viewer });
  await client.start();
  await vi.waitFor(() => expect(viewer).toHaveBeenCalled());
  renderAt(
    path,
    <AuthProvider client={client}>
      <Items />
    </AuthProvider>,
  );
  const items = (await screen.findByTestId('items')).textContent;
  client.stop();
  return { items, log };
}

const RENTER: Person = { roles: ['RENTER'], ownsSpaces: false };
const HOST: Person = { roles: ['RENTER', 'HOST'], ownsSpaces: true };
const HOST_WITHOUT_SPACE: Person = { roles: ['RENTER', 'HOST'], ownsSpaces: false };
const HOST_ONLY: Person = { roles: ['HOST'], ownsSpaces: true };

beforeEach(async () => {
  localStorage.clear();
  await useLanguage('es');
});

describe('NAV-9 a user with a space and no bookings starts in host mode', () => {
  const asHost = vi.fn(async () => ({ ...sessionOf().user, startsAsHost: true, ...HOST }));

  test('the first visit stores host mode', async () => {
    expect((await itemsAt('/search', HOST, asHost)).items).toBe('dashboard profile statistics support');
    expect(localStorage.getItem(STORED.dashboardMode.name)).toBe('host');
  });

  test('the mode in the address takes precedence', async () => {
    expect((await itemsAt('/dashboard?mode=renter', HOST, asHost)).items).toBe('dashboard profile support favorites');
  });

  test('the stored mode takes precedence', async () => {
    rememberMode('renter');
    expect((await itemsAt('/search', HOST, asHost)).items).toBe('dashboard profile support favorites');
    expect(localStorage.getItem(STORED.dashboardMode.name)).toBe('renter');
  });
});

describe('NAV-6 NAV-9 the menu items of each mode; favorites in renter mode only', () => {
  test.each([
    ['a renter', '/search', null, RENTER, 'dashboard profile support favorites'],
    ['a renter who asks for the host side', '/dashboard?mode=host', null, RENTER, 'dashboard profile support'],
    ['a host without a preference', '/search', null, HOST, 'dashboard profile support favorites'],
    ['a host who prefers the host side', '/search', 'host', HOST, 'dashboard profile statistics support'],
    [
      'a host whose address asks for the renter side',
      '/dashboard?mode=renter',
      'host',
      HOST,
      'dashboard profile support favorites',
    ],
    [
      'a host with a mode in an address outside the dashboard',
      '/search?mode=host',
      'renter',
      HOST,
      'dashboard profile support favorites',
    ],
    ['a host with no space left', '/dashboard?mode=host', null, HOST_WITHOUT_SPACE, 'dashboard profile support'],
    ['a host without the renter role', '/dashboard?mode=renter', null, HOST_ONLY, 'dashboard profile support'],
  ] as const)('%s', async (_who, path, kept, person, wanted) => {
    if (kept) rememberMode(kept);
    expect((await itemsAt(path, person)).items).toBe(wanted);
  });

  test('ACC-6 roles that cannot be loaded are logged and treated as none', async () => {
    const { items, log } = await itemsAt(
      '/dashboard?mode=host',
      HOST,
      vi.fn(async () => Promise.reject(refusal('INTERNAL'))),
    );
    expect(items).toBe('dashboard profile support');
    expect(log).toHaveBeenCalledWith('The roles could not be read', expect.anything());
  });
});
