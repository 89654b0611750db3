import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Providers, session } from '../../../client/app/providers';
import { ViewerDocument } from '../../../client/generated/graphql';
import { useLanguage } from '../support/render';
import { accessTokenOf } from '../support/sessions';

beforeEach(() => useLanguage('es', ['nav']));

const person = (name: string) => ({
  __typename: 'Viewer',
  id: `usr_${name}`,
  email: `${name}@correo.es`,
  fullName: `${name} Ruiz`,
  roles: ['RENTER'],
  ownsSpaces: false,
  isEmailVerified: true,
  locale: 'ES',
  hasSecondFactor: false,
  mustAddSecondFactor: false,
  isStaff: false,
  isOnboardingDue: false,
  startsAsHost: false,
});

/** A server that answers as the user who signed in last. */
function stubServer() {
  let name: string | null = null;
  const payload = () =>
    name && {
      accessToken: accessTokenOf(name),
      refreshToken: null,
      viewer: person(name),
    };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: { input?: { email: string } } };
    if (query.includes('signIn(')) name = variables.input?.email.split('@')[0] ?? null;
    if (query.includes('signOut')) name = null;
    return Response.json({
      data: {
        signIn: payload(),
        signOut: { isSignedOut: true },
        refreshSession: payload(),
        viewer: name && person(name),
      },
    });
  });
}

test('P-31 each identity has its own cache without data of the previous one', async () => {
  stubServer();
  const seen = vi.fn((_client: ApolloClient) => null);
  const Probe = () => seen(useApolloClient());
  const client = () => seen.mock.lastCall?.[0];
  await session.start();
  render(
    <Providers>
      <Probe />
    </Providers>,
  );
  const signInAs = (name: string) => act(() => session.signIn({ email: `${name}@correo.es`, password: 'x' }));
  const dump = () => JSON.stringify(client()?.cache.extract());
  const former = async () => {
    await client()?.query({ query: ViewerDocument });
    expect(dump()).toContain('marta');
    return client();
  };

  await signInAs('marta');
  const formerClient = await waitFor(former);
  await act(() => session.signOut());
  await waitFor(() => expect(client()).not.toBe(formerClient));
  expect(dump()).toBe('{}');
  await signInAs('lucia');
  await client()?.query({ query: ViewerDocument });
  expect(dump()).toContain('lucia');
  expect(dump()).not.toContain('marta');
  session.stop();
});
