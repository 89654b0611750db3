import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { profilePolicies } from '../../../client/features/accounts/profile/profile.cache';
import { ConsentSection } from '../../../client/features/privacy/components/ConsentSection';
import { OwnProfileDocument } from '../../../client/generated/graphql';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { viewerOf } from '../support/profile';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['privacy']));

test('P15 withdrawing a consent evicts it from the cache of the settings', async () => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { setConsent: { consents: [] } } });
        observer.complete();
      }),
  );
  const cache = createCache([profilePolicies]);
  cache.writeQuery({ query: OwnProfileDocument, data: { viewer: viewerOf() } as never });
  renderAt(
    '/mis-datos',
    <ApolloProvider client={new ApolloClient({ cache, link })}>
      <ConsentSection
        viewerId="vwr_marta"
        consents={[
          { purpose: 'MARKETING', isGranted: true, version: '1', source: 'sign_up', at: '2027-03-02T09:00:00Z' },
        ]}
        onChanged={async () => undefined}
      />
      <Toaster />
    </ApolloProvider>,
  );
  expect(cache.readQuery({ query: OwnProfileDocument })).not.toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /Novedades por correo/ }));
  await screen.findByText('No te escribiremos más novedades');
  // The cache is cleared, so that the settings request the choices again.
  expect(cache.readQuery({ query: OwnProfileDocument })).toBeNull();
});
