import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapViewProps } from '../../../client/ui/map/MapView';
import { useLanguage } from '../support/render';
import { address, openSearch, spaceOf } from '../support/search';

let map: MapViewProps | null = null;
let isRendered = true;
// A map that cannot be rendered shows nothing of what is over it.
vi.mock('../../../client/ui/map/LazyMapView', () => ({
  LazyMapView: (props: MapViewProps) => {
    map = props;
    return isRendered ? <div>{props.children}</div> : <p>Este navegador no puede dibujar el mapa.</p>;
  },
}));
configure({ asyncUtilTimeout: 8000 });

beforeEach(async () => {
  await useLanguage('es', ['search', 'things', 'domain', 'map']);
  isRendered = true;
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, ...nothing }));
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const pin = (number: number) => ({
  __typename: 'MapPin',
  key: `spc_${number}`,
  spaceId: `spc_${number}`,
  count: 1,
  lat: 40.43,
  lng: -3.7,
  priceCents: 9870,
});

test('RTE-6 P11 a phone whose map cannot be rendered has the way back to the list', async () => {
  isRendered = false;
  await openSearch('?city=Madrid&view=map');
  expect(screen.getByText('Este navegador no puede dibujar el mapa.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  await waitFor(() => expect(address()).toBe('?city=Madrid'));
});

test('P11 on a phone a space that was chosen on the map has no card in the row of a later search without it', async () => {
  await openSearch('?city=Madrid&view=map', {
    answer: (filter) => ({ pins: [pin(filter.bounds ? 1 : 90)] as never }),
    others: { SearchPinSpace: () => ({ space: spaceOf(90) }) },
  });
  const row = () => within(screen.getAllByRole('list', { name: 'Resultados' }).at(-1)!);
  act(() => map?.onSelect?.('spc_90'));
  expect(await row().findByRole('link', { name: 'Trastero 90' })).toBeInTheDocument();
  act(() => map?.onMove?.({ south: 40.1, west: -3.8, north: 40.5, east: -3.6 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar en esta zona' }));
  await waitFor(() => expect(address()).toContain('bbox='));
  expect(row().queryByRole('link', { name: 'Trastero 90' })).not.toBeInTheDocument();
});
