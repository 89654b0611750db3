import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../../../client/theme/ThemeProvider';
import { MapView } from '../../../client/ui/map/MapView';
import type { MapPinData } from '../../../client/ui/map/map-types';
import { PinPicker } from '../../../client/ui/map/PinPicker';
import type { useMap } from '../../../client/ui/map/use-map';
import { useLanguage } from '../support/render';

/* Replaces WebGL, which jsdom lacks, with the calls that the components make of the map, and its box. */
const map = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let zoom = 13;
  return {
    getZoom: () => zoom,
    zoomToNow: (to: number) => {
      zoom = to;
      for (const listener of listeners) listener();
    },
    on: (event: string, listener: () => void) => event === 'zoomend' && listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
    getLayer: () => null,
    getBounds: () => ({ contains: () => true }),
    easeTo: vi.fn<(to: { center: number[]; zoom?: number }) => void>(),
    box: null as HTMLElement | null,
  };
});
vi.mock('../../../client/ui/map/use-map', () => ({
  useMap: () => {
    const holder = useRef<HTMLDivElement>(null);
    return {
      holder: {
        get current() {
          return holder.current;
        },
        set current(box) {
          holder.current = map.box = box;
        },
      },
      map,
      status: 'ready',
      styleVersion: 0,
      attribution: '',
    } as unknown as ReturnType<typeof useMap>;
  },
}));
vi.mock('maplibre-gl', () => ({
  Marker: class {
    constructor(private readonly options: { element: HTMLElement }) {}
    setLngLat() {
      return this;
    }
    on() {
      return this;
    }
    addTo() {
      map.box?.append(this.options.element);
      return this;
    }
    remove() {
      this.options.element.remove();
    }
  },
}));

const MADRID = { lat: 40.4168, lng: -3.7038 };
const pins: MapPinData[] = [
  { key: 'a', label: '45 €', priceCents: 4_500, ...MADRID },
  { key: 'b', label: '80 €', priceCents: 8_000, lat: MADRID.lat, lng: MADRID.lng + 0.001 },
];

beforeEach(() => {
  act(() => map.zoomToNow(13));
  return useLanguage('es', ['map', 'wizard']);
});

test('U1 a cluster opened by keyboard splits into its pins and focuses one of them', async () => {
  render(<MapView pins={pins} center={MADRID} />, { wrapper: ThemeProvider });
  screen.getByRole('button', { name: '2 espacios desde 45 € al mes: acercar' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(map.easeTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 15 }), expect.anything());
  act(() => map.zoomToNow(16));
  expect(screen.getByRole('button', { name: 'Espacio por 45 € al mes' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Espacio por 80 € al mes' })).toHaveFocus();
});

test('WIZ-1 arrow keys move the pin of a new space by 10 or 50 metres and announce it', async () => {
  const onChange = vi.fn<(to: { lat: number; lng: number }) => void>();
  render(<PinPicker value={MADRID} onChange={onChange} />, { wrapper: ThemeProvider });
  screen.getByRole('button', { name: 'Punto del espacio. Muévelo con las flechas.' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange.mock.lastCall?.[0].lat).toBeCloseTo(MADRID.lat + 10 / 111_320, 9);
  expect(screen.getByText('Punto movido 10 m al norte')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByText('Punto movido 50 m al oeste')).toBeInTheDocument();
});
