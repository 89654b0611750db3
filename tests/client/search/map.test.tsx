import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { i18n, loadNamespaces, startI18n } from '../../../client/i18n/setup';
import { ThemeProvider } from '../../../client/theme/ThemeProvider';
import { LazyMapView } from '../../../client/ui/map/LazyMapView';
import { clusterPins } from '../../../client/ui/map/cluster-pins';
import { boundsAround, circleOf, moved } from '../../../client/ui/map/map-geometry';
import { MapPin } from '../../../client/ui/map/MapPin';
import type { MapPinData } from '../../../client/ui/map/map-types';

const MADRID = { lat: 40.4168, lng: -3.7038 };

beforeAll(async () => {
  await startI18n();
  await i18n.changeLanguage('es');
  await loadNamespaces(['map']);
});

const show = (content: React.ReactNode) =>
  render(
    <ThemeProvider>
      <Suspense>{content}</Suspense>
    </ThemeProvider>,
  );
const pin = (more: Partial<MapPinData> = {}): MapPinData => ({
  key: 'spc_1',
  label: '99 €',
  priceCents: 9900,
  ...MADRID,
  ...more,
});

test('a pin is a button with its price and selects its space', async () => {
  const onSelect = vi.fn<(key: string) => void>();
  show(<MapPin pin={pin({ isVisited: true })} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Espacio por 99 € al mes, ya visto' }));
  expect(onSelect).toHaveBeenCalledWith('spc_1');
});

test('a favorite is named as one', () => {
  show(<MapPin pin={pin({ isFavorite: true, isVisited: true })} />);
  expect(screen.getByRole('button', { name: 'Espacio por 99 € al mes, en favoritos, ya visto' })).toBeVisible();
});

test('a cluster without a price shows its number of spaces', () => {
  show(<MapPin pin={pin({ count: 9 })} />);
  expect(screen.getByRole('button', { name: '9 espacios: acercar' })).toHaveTextContent(/^9$/);
});

test('U1 a cluster at close zoom shows its lowest price and its number of spaces', () => {
  show(<MapPin pin={pin({ count: 9, isPriced: true })} />);
  expect(screen.getByRole('button', { name: '9 espacios desde 99 € al mes: acercar' })).toHaveTextContent('99 €9');
});

test('the selected pin has aria-pressed', () => {
  show(<MapPin pin={pin({ isSelected: true })} />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('a browser without WebGL shows a message in place of the map', async () => {
  show(<LazyMapView center={MADRID} pins={[pin()]} />);
  expect(await screen.findByText(/no puede dibujar el mapa/, {}, { timeout: 10_000 })).toBeVisible();
});

test('metres are converted to degrees and circles stay within their bounds', () => {
  const there = moved(MADRID, 300, 10);
  expect(there.lat - MADRID.lat).toBeCloseTo(10 / 111_320, 9);
  expect(there.lng - MADRID.lng).toBeCloseTo(300 / (111_320 * Math.cos((MADRID.lat * Math.PI) / 180)), 9);
  const [ring = []] = circleOf({ ...MADRID, radiusM: 250 }).geometry.coordinates;
  expect(ring).toHaveLength(65);
  const box = boundsAround(MADRID, 250);
  for (const [lng = 0, lat = 0] of ring) {
    expect(lat).toBeGreaterThanOrEqual(box.south - 1e-9);
    expect(lat).toBeLessThanOrEqual(box.north + 1e-9);
    expect(lng).toBeGreaterThanOrEqual(box.west - 1e-9);
    expect(lng).toBeLessThanOrEqual(box.east + 1e-9);
  }
});

describe('clustering of pins', () => {
  const near = [
    pin({ key: 'a' }),
    pin({ key: 'b', lng: MADRID.lng + 0.001 }),
    pin({ key: 'c', lng: MADRID.lng + 0.2 }),
  ];

  test('joins pins that would overlap and separates them at a closer zoom', () => {
    const far = clusterPins(near, 11);
    expect(far.map(({ count }) => count ?? 1)).toEqual([2, 1]);
    expect(far[0]?.lng).toBeCloseTo(MADRID.lng + 0.0005, 9);
    expect(clusterPins(near, 17)).toEqual(near);
  });

  test('sums the counts of its pins, whatever their order', () => {
    const several = [pin({ key: 'a', count: 9 }), pin({ key: 'b' }), pin({ key: 'c', count: 3 })];
    expect(clusterPins(several, 12).map(({ count }) => count)).toEqual([13]);
    expect(clusterPins(several.toReversed(), 12)[0]?.key).toBe(clusterPins(several, 12)[0]?.key);
  });

  test('U1 shows the lowest price from zoom 12 on and only counts before', () => {
    const several = [
      pin({ key: 'a', count: 9, label: '45 €', priceCents: 4_500 }),
      pin({ key: 'b', label: '120 €', priceCents: 12_000 }),
      pin({ key: 'c', label: '80 €', priceCents: 8_000, lng: MADRID.lng + 0.1, count: 2 }),
    ];
    const shown = (zoom: number) =>
      clusterPins(several, zoom).map(({ count, label, isPriced = false }) => [count, label, isPriced]);
    expect(shown(11.9).map(([, , isPriced]) => isPriced)).toEqual([false, false]);
    expect(shown(12)).toEqual([
      [10, '45 €', true],
      [2, '80 €', true],
    ]);
  });

  test('keeps the hovered or selected pin in its place and hides those it overlaps', () => {
    const [a, b, c] = near as [MapPinData, MapPinData, MapPinData];
    expect(clusterPins([a, { ...b, isSelected: true }, c], 11)).toEqual([{ ...b, isSelected: true }, c]);
    expect(clusterPins([{ ...a, isSelected: true }, { ...b, isHovered: true }, c], 11).map(({ key }) => key)).toEqual([
      'b',
      'c',
    ]);
  });

  test('leaves no overlapping pins, whichever is selected', () => {
    const spread = Array.from({ length: 30 }, (_, index) =>
      pin({
        key: `p${index}`,
        label: `${90 + index} €`,
        lat: MADRID.lat + ((index * 7) % 30) / 4_000,
        lng: MADRID.lng + ((index * 11) % 30) / 3_000,
      }),
    );
    const zoom = 13;
    const pixels = 512 * 2 ** zoom;
    const boxOf = ({ lat, lng, count, label }: MapPinData) => ({
      x: (lng / 360) * pixels,
      // Exact enough for a few streets.
      y: (lat / 360 / Math.cos((MADRID.lat * Math.PI) / 180)) * pixels,
      width: label.length * 8 + 18 + (count ? String(count).length * 8 + 16 : 0),
      height: 30,
    });
    for (const chosen of spread) {
      const boxes = clusterPins(
        spread.map((each) => (each === chosen ? { ...each, isSelected: true } : each)),
        zoom,
      ).map(boxOf);
      const covered = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
              Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 4,
          ),
      );
      expect(covered, chosen.key).toEqual([]);
    }
  });
});
