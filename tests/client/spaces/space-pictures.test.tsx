import { OperationTypeNode } from 'graphql';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { pageHydrated } from '../../../client/hydration/hydrated';
import { SpacePage } from '../../../client/features/spaces/space-page/pages/SpacePage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { openSpace, space, type Space } from '../support/space-page';

// The map renders with WebGL, which jsdom lacks.
vi.mock('../../../client/ui/map/LazyMapView', () => ({
  LazyMapView: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));
configure({ asyncUtilTimeout: 8000 });

const card = () => screen.getByRole('complementary', { name: 'Reservar' });
const spaced = (text: string | null) => text?.replaceAll(/\u00a0|\u202f/g, ' ') ?? '';

beforeEach(() => useLanguage('es', ['space', 'domain', 'map']));

test('pinch zoom in an enlarged photo does not change the photo; a swipe does', async () => {
  await openSpace();
  await userEvent.click(screen.getByRole('button', { name: 'Ampliar la foto 1 de 3: Vista 1' }));
  const large = await screen.findByRole('dialog', { name: 'Fotos del espacio' });
  const picture = within(large).getByRole('img', { name: 'Vista 1' });
  const at = (...xs: number[]) => xs.map((clientX) => ({ clientX, clientY: 100 }));
  fireEvent.touchStart(picture, { touches: at(100) });
  fireEvent.touchStart(picture, { touches: at(100, 200) });
  fireEvent.touchEnd(picture, { touches: at(260), changedTouches: at(40) });
  expect(within(large).getByText('Foto 1 de 3')).toBeVisible();
  fireEvent.touchStart(picture, { touches: at(200) });
  fireEvent.touchEnd(picture, { touches: [], changedTouches: at(100) });
  expect(within(large).getByText('Foto 2 de 3')).toBeVisible();
});

test.each([
  [2, 2],
  [3, 1],
  [4, 2],
  [5, 1],
])('%i photos without a plan fill the mosaic, %i of them two rows high', async (count, tall) => {
  const photos = Array.from({ length: count }, (_, index) => ({ ...space.photos[0], id: `pho_${index}` }));
  await openSpace({ space: { photos, lengthM: null, widthM: null } as Partial<Space> });
  const tiles = screen.getAllByRole('button', { name: /^Ampliar la foto/ });
  expect(tiles).toHaveLength(count);
  expect(tiles.filter((tile) => getComputedStyle(tile).gridRow.startsWith('span 2'))).toHaveLength(tall);
});

test('P11 returning to a space reloads it', async () => {
  pageHydrated();
  const prices = [9900, 12_900];
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        // The mutation counts the view.
        observer.next(
          operationType === OperationTypeNode.QUERY
            ? { data: { space: { ...space, priceAllInCents: prices.shift() }, goneSpace: null } }
            : { data: {} },
        );
        observer.complete();
      }),
  );
  const { client: session } = createSessions();
  renderAt(
    '/',
    <AuthProvider client={session}>
      <ApolloProvider client={new ApolloClient({ cache: createCache([]), link })}>
        <Link to="/">away</Link>
        <Link to="/space/spc_1">there</Link>
        <Routes>
          <Route path="/space/:id" element={<SpacePage />} />
          <Route path="*" element={null} />
        </Routes>
      </ApolloProvider>
    </AuthProvider>,
  );
  await userEvent.click(screen.getByText('there'));
  await waitFor(() => expect(spaced(card().textContent)).toContain('99 €'));
  await userEvent.click(screen.getByText('away'));
  await userEvent.click(screen.getByText('there'));
  await waitFor(() => expect(spaced(card().textContent)).toContain('129 €'));
});
