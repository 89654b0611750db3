import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { RequireAuth } from '../../../client/app/guards';
import { AuthPage } from '../../../client/features/accounts/pages/AuthPage';
import { plannedStayOf } from '../../../client/features/accounts/planned-booking';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['accounts', 'nav']));

const CHECKOUT = '/booking/spc_1?from=2099-12-01&to=2100-03-01';

const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({
        data: {
          space: {
            __typename: 'Space',
            id: 'spc_1',
            title: 'Trastero seco en Lavapiés',
            sizeM2: 6,
            city: 'Madrid',
            postalCode: '28012',
            coverPhoto: null,
          },
          priceQuote: {
            __typename: 'PriceQuote',
            from: '2099-12-01',
            to: '2100-03-01',
            totalCents: 23100,
            monthTotalCents: 7700,
          },
        },
      });
      observer.complete();
    }),
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function visit(address: string) {
  const { client } = createSessions();
  await client.start();
  renderAt(
    address,
    <AuthProvider client={client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <Routes>
          <Route path="/auth" element={<AuthPage />} />
          <Route path="*" element={<RequireAuth>signed in</RequireAuth>} />
        </Routes>
        <Address />
      </ApolloProvider>
    </AuthProvider>,
  );
  client.stop();
}

test('RTE-4 a booking link opens the sign-up form with the space and its total beside it', async () => {
  await visit(CHECKOUT);
  expect(await screen.findByText(`/auth?view=sign-up&next=${encodeURIComponent(CHECKOUT)}`)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeInTheDocument();
  const [planned] = await screen.findAllByRole('region', { name: 'Lo que vas a reservar' });
  expect(planned).toHaveTextContent('Trastero seco en Lavapiés');
  expect(planned).toHaveTextContent(/231,00\s€/);
});

test('RTE-4 other links open the sign-in form without a planned stay', async () => {
  await visit('/favorites');
  expect(await screen.findByText('/auth?next=%2Ffavorites')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Lo que vas a reservar' })).toBeNull();
  expect(plannedStayOf('/booking/bkg_1')).toBeNull();
  expect(plannedStayOf('/booking/spc_1')).toBeNull();
});
