import { renderHook } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { useArea, useHiddenLabels } from '../../../client/ui/map/use-map-layers';

test("THM-1 switching the theme while the map's style loads adds no layer before the style is loaded", () => {
  let style: object | undefined = undefined;
  const addLayer = vi.fn();
  const map = {
    getStyle: () => style,
    getSource: () => undefined,
    hasImage: () => true,
    addSource: () => {
      if (!style) throw new Error('Style is not done loading.');
    },
    addLayer,
  } as unknown as MapLibreMap;
  const area = { lat: 40.42, lng: -3.7, radiusM: 300 };
  const { rerender } = renderHook(
    ({ version }) => {
      useArea(map, version, area);
      useHiddenLabels(map, version, [area]);
    },
    { initialProps: { version: 1 } },
  );
  expect(addLayer).not.toHaveBeenCalled();
  style = {};
  rerender({ version: 2 });
  expect(addLayer).toHaveBeenCalledTimes(3);
});
