import { Map as MapLibreMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useThemeMode } from '../../theme/theme-mode';

/* A file of our own origin, because the page's content security policy allows no other worker. */
setWorkerUrl(workerUrl);

/** Mainland, islands, Ceuta and Melilla, with a margin. */
const SPAIN: MapOptions['maxBounds'] = [
  [-19.8, 26.6],
  [6.4, 45],
];
const MIN_ZOOM = 4;

export type MapStatus = 'loading' | 'ready' | 'failed';

interface UseMapResult {
  holder: RefObject<HTMLDivElement | null>;
  map: MapLibreMap | null;
  status: MapStatus;
  /** Increases with every loaded style (theme), after which the page's own layers must be added again. */
  styleVersion: number;
  attribution: string;
}

/** Options are read when the map is created; later changes go through the map itself. */
export function useMap(options: Omit<MapOptions, 'container' | 'style'>): UseMapResult {
  const holder = useRef<HTMLDivElement>(null);
  const first = useRef(options);
  const { isDark } = useThemeMode();
  const theme = isDark ? 'dark' : 'light';
  const startTheme = useRef(theme);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const [styleVersion, setStyleVersion] = useState(0);
  const [attribution, setAttribution] = useState('');

  useEffect(() => {
    let made: MapLibreMap | null = null;
    let isGone = false;
    void fontsReady().then(() => {
      if (isGone || !holder.current) return;
      made = makeMap(holder.current, startTheme.current, first.current);
      if (made === null) return setStatus('failed');
      const current = made;
      current.on('idle', () => reportState(current, 'whole'));
      current.on('style.load', () => {
        setStyleVersion((version) => version + 1);
        setAttribution(creditsOf(current));
        setStatus('ready');
      });
      setMap(current);
    });
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
      setStatus('loading');
    };
  }, []);

  useEffect(() => {
    if (map === null || startTheme.current === theme) return;
    startTheme.current = theme;
    reportState(map, 'coming');
    map.setStyle(styleUrl(theme), { diff: false });
  }, [map, theme]);

  return { holder, map, status, styleVersion, attribution };
}

const styleUrl = (theme: string, isOwn = false): string => `/map/style.json?theme=${theme}${isOwn ? '&own=1' : ''}`;

/** Labels use the page's font, which must load first; if it fails, the map is still rendered. */
async function fontsReady(): Promise<void> {
  try {
    await document.fonts.load('14px "Figtree Variable"', 'ñá');
  } catch {
    // then the browser's own font is used
  }
}

/** Null where the browser cannot render maps (no WebGL). */
function makeMap(
  container: HTMLElement,
  theme: string,
  options: Omit<MapOptions, 'container' | 'style'>,
): MapLibreMap | null {
  try {
    const map = new MapLibreMap({
      attributionControl: false,
      maxBounds: SPAIN,
      minZoom: MIN_ZOOM,
      maxZoom: 17,
      pitchWithRotate: false,
      maxPitch: 0,
      fadeDuration: 150,
      ...options,
      dragRotate: false,
      container,
      style: styleUrl(theme),
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    showOnceRendered(map);
    let hasFallenBack = false;
    map.on('error', () => {
      if (hasFallenBack || map.isStyleLoaded() || map.getStyle() !== undefined) return;
      hasFallenBack = true;
      map.setStyle(styleUrl(theme, true));
    });
    return map;
  } catch {
    return null;
  }
}

/* An attribute of the map's box: screenshots wait for it, since nothing else shows that rendering has finished. */
function reportState(map: MapLibreMap, state: 'coming' | 'whole'): void {
  map.getContainer().dataset['map'] = state;
}

/* Before its data have loaded, a map is all sea. */
function showOnceRendered(map: MapLibreMap): void {
  const { style } = map.getCanvas();
  const show = () => void (style.opacity = '1');
  style.opacity = '0';
  map.once('load', show);
  map.once('error', show);
}

/** The style contains the attribution. */
function creditsOf(map: MapLibreMap): string {
  const metadata = map.getStyle()?.metadata as { attribution?: string } | undefined;
  return metadata?.attribution ?? '';
}
