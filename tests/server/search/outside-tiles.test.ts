import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { StyleSpecification } from 'maplibre-gl';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublic, readOutside } from '../../../server/core/outgoing.js';
import { OutsideTiles, type OutsideTilesOptions } from '../../../server/features/search/map/outside/outside-tiles.js';
import { mapStyle } from '../../../server/features/search/map/map-style.js';
import { createTestApp } from '../../support/test-app.js';
import { pmtilesOf } from '../../support/pmtiles.js';

const TYPE = 'application/x-protobuf';
/** The tile of zoom 6 that contains Madrid, as a service would create it. */
const tileWith = (layer: string): Buffer => {
  const shape = {
    type: 'Feature' as const,
    properties: { class: 'city', name: 'Madrid' },
    geometry: { type: 'Point' as const, coordinates: [-3.7, 40.4] },
  };
  const tile = new GeoJSONVT({ type: 'FeatureCollection', features: [shape] }, { maxZoom: 14 }).getTile(6, 31, 24);
  return Buffer.from(fromGeojsonVt({ [layer]: tile as never }, { version: 2, extent: 4096 }));
};
const TILE = tileWith('place');

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A tile server that records its requests in `asked`. */
async function tileServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const good: RequestListener = (_req, res) => void res.setHeader('Content-Type', TYPE).end(TILE);

async function opened(named: string | null, more: Partial<OutsideTilesOptions> = {}) {
  const warnings: string[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-tiles-'));
  const tiles = new OutsideTiles({
    named,
    dataDir,
    warn: (about) => void warnings.push((about as { reason: string }).reason),
    ...more,
  });
  await tiles.start();
  return { tiles, warnings, dataDir };
}

describe('tiles from a URL template', () => {
  test('U1 are fetched once, validated and cached on disk across restarts', async () => {
    const { url, asked } = await tileServer((_req, res) =>
      res.setHeader('Content-Type', TYPE).setHeader('Content-Encoding', 'gzip').end(gzipSync(TILE)),
    );
    const { tiles, dataDir } = await opened(`${url}/{z}/{x}/{y}.pbf`);
    expect(tiles.map()).toMatchObject({ scheme: 'openmaptiles', credits: '© OpenStreetMap', box: null });
    const [one, two] = await Promise.all([tiles.tile(7, 62, 48), tiles.tile(7, 62, 48)]);
    expect([one, two]).toEqual([TILE, TILE]);
    const again = await opened(`${url}/{z}/{x}/{y}.pbf`, { dataDir });
    expect(await again.tiles.tile(7, 62, 48)).toEqual(TILE);
    expect(asked.filter((address) => address === '/7/62/48.pbf')).toHaveLength(1);
  });

  test('U1 are not requested outside Spain or the supported zooms', async () => {
    const { url, asked } = await tileServer(good);
    const { tiles } = await opened(`${url}/{z}/{x}/{y}.pbf`);
    const before = asked.length;
    for (const [z, x, y] of [
      [8, 75, 96],
      [15, 16047, 12361],
      [7, 62, 4800],
    ] as const)
      expect(await tiles.tile(z, x, y)).toBeUndefined();
    expect(asked).toHaveLength(before);
  });

  test('U1 are cached on disk up to a size limit', async () => {
    const { url } = await tileServer(good);
    const { tiles, dataDir } = await opened(`${url}/{z}/{x}/{y}.pbf`, { folderBytes: TILE.length * 2 });
    for (const x of [60, 61, 62, 63]) await tiles.tile(7, x, 48);
    const [version = ''] = readdirSync(path.join(dataDir, 'map-tiles'));
    expect(readdirSync(path.join(dataDir, 'map-tiles', version)).toSorted()).toEqual(['7-62-48.mvt', '7-63-48.mvt']);
  });

  test.each<[string, RequestListener, RegExp]>([
    ['a page', (_req, res) => res.setHeader('Content-Type', 'text/html').end('<h1>'), /of the type text\/html/],
    [
      'bytes that are no tile',
      (_req, res) => res.setHeader('Content-Type', TYPE).end('no tile at all'),
      /a tile that is none/,
    ],
    ['a failure', (_req, res) => res.writeHead(500).end(), /answered with 500/],
    ['a redirect', (_req, res) => res.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(), /answered with 302/],
    ['too much', (_req, res) => res.setHeader('Content-Type', TYPE).end(Buffer.alloc(3_000_000)), /larger than/],
    [
      'too much, zipped',
      (_req, res) =>
        res
          .setHeader('Content-Type', TYPE)
          .setHeader('Content-Encoding', 'gzip')
          .end(gzipSync(Buffer.alloc(9_000_000))),
      /larger than/,
    ],
  ])('U1 %s instead of a tile switches to our own map for a while and is not cached', async (_what, bad, reason) => {
    let isBad = false;
    const { url, asked } = await tileServer((req, res) => (isBad ? bad : good)(req, res));
    const { tiles, warnings } = await opened(`${url}/{z}/{x}/{y}.pbf`, { pauseMs: 300 });
    isBad = true;
    for (const x of [60, 61, 62]) await expect(tiles.tile(7, x, 48)).rejects.toThrow(reason);
    expect(warnings).toHaveLength(3);
    expect(tiles.map()).toBeNull();
    const before = asked.length;
    await expect(tiles.tile(7, 60, 48)).rejects.toThrow('not answered');
    expect(asked).toHaveLength(before);
    isBad = false;
    await expect.poll(() => tiles.map()).not.toBeNull();
    expect(await tiles.tile(7, 60, 48)).toEqual(TILE);
  });

  test('U1 are empty where the service answers 404', async () => {
    const { url } = await tileServer((req, res) =>
      req.url?.startsWith('/7/') ? void res.writeHead(404).end() : good(req, res),
    );
    const { tiles } = await opened(`${url}/{z}/{x}/{y}.pbf`);
    expect(await tiles.tile(7, 62, 48)).toBeNull();
    expect(await tiles.tile(7, 62, 48)).toBeNull();
  });
});

describe('at the start', () => {
  test('U1 an unresponsive service is abandoned after two seconds', async () => {
    const { url } = await tileServer(() => undefined);
    const start = performance.now();
    const { tiles, warnings } = await opened(`${url}/{z}/{x}/{y}.pbf`);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(warnings).toEqual([expect.stringMatching(/no answer within|abort|timeout/i)]);
    expect(tiles.map()).toBeNull();
  });

  test('U1 without configuration the public tiles are used if they answer', async () => {
    const { url, asked } = await tileServer(good);
    const { tiles, warnings } = await opened(null, { byDefault: `${url}/{z}/{x}/{y}.pbf` });
    expect(tiles.map()).toMatchObject({ scheme: 'openmaptiles' });
    expect(warnings).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  const hang = (): void => undefined;
  test.each<[string, RequestListener]>([
    ['refuse', (_req, res) => void res.writeHead(503).end()],
    ['are silent', hang],
    // The first answer arrives in time, the second not within the rest of the two seconds.
    [
      'are slow',
      (req, res) =>
        req.url === '/planet'
          ? setTimeout(() => res.end(JSON.stringify({ tiles: ['/t/{z}/{x}/{y}.pbf'] })), 1400)
          : setTimeout(() => good(req, res), 1400),
    ],
  ])(
    'U1 without configuration public tiles that %s are tried once for two seconds, and our own map stays',
    async (_what, bad) => {
      const { url, asked } = await tileServer(bad);
      const start = performance.now();
      const { tiles, warnings } = await opened(null, { byDefault: `${url}/planet`, pauseMs: 1 });
      expect(performance.now() - start).toBeLessThan(2600);
      expect(warnings).toHaveLength(1);
      const before = asked.length;
      for (let look = 0; look < 3; look += 1) {
        expect(tiles.map()).toBeNull();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(asked).toHaveLength(before);
    },
  );

  test('U1 a style resolves to its tiles through its TileJSON, and its attribution becomes plain text', async () => {
    const { url } = await tileServer((req, res) => {
      const json = (value: object) => void res.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
      if (req.url === '/style') return json({ version: 8, sources: { map: { type: 'vector', url: '/planet' } } });
      if (req.url === '/planet')
        return json({
          tiles: [`/t/{z}/{x}/{y}.pbf`],
          minzoom: 0,
          maxzoom: 13,
          attribution: '<a href="x">&copy; Maps</a>',
        });
      return good(req, res);
    });
    const { tiles } = await opened(`${url}/style`);
    expect(tiles.map()).toMatchObject({ maxZoom: 13, credits: '© Maps', scheme: 'openmaptiles' });
  });

  test('U1 a style cannot point to private network addresses', async () => {
    const inside = await tileServer(good);
    const { url } = await tileServer((_req, res) =>
      res.end(JSON.stringify({ tiles: [`${inside.url}/{z}/{x}/{y}.pbf`] })),
    );
    const { tiles, warnings } = await opened(`${url}/tiles.json`);
    expect([tiles.map(), warnings, inside.asked]).toEqual([null, [expect.stringMatching(/our own network/)], []]);
  });

  test.each(['not json', '{"tiles":[]}', '{"tiles":["/no-template"]}'])(
    'U1 %s is not accepted as a map',
    async (text) => {
      const { url } = await tileServer((_req, res) => res.end(text));
      expect((await opened(`${url}/style.json`)).tiles.map()).toBeNull();
    },
  );
});

describe('a PMTiles file', () => {
  const bounds = { south: 40.3, west: -3.9, north: 40.6, east: -3.5 };
  const file = pmtilesOf(tileWith('roads'), [6, 31, 24], bounds, '© Somebody');

  test('U1 is read from disk, with its bounds and attribution', async () => {
    const at = path.join(mkdtempSync(path.join(tmpdir(), 'hueco-pmtiles-')), 'madrid.pmtiles');
    writeFileSync(at, file);
    const { tiles, dataDir, warnings } = await opened(at);
    expect(warnings).toEqual([]);
    expect(tiles.map()).toMatchObject({ scheme: 'protomaps', credits: '© Somebody' });
    expect(tiles.map()?.box?.south).toBeCloseTo(40.3, 5);
    expect(Buffer.from((await tiles.tile(6, 31, 24)) ?? [])).toEqual(tileWith('roads'));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('U1 is read by range requests from a URL', async () => {
    const { url, asked } = await tileServer((req, res) => {
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(req.headers.range ?? '') ?? [];
      res.writeHead(206, { ETag: '"1"' }).end(file.subarray(Number(from), Number(to) + 1));
    });
    const { tiles, warnings } = await opened(`${url}/madrid.pmtiles`);
    expect(warnings).toEqual([]);
    expect(Buffer.from((await tiles.tile(6, 31, 24)) ?? [])).toEqual(tileWith('roads'));
    expect(new Set(asked)).toEqual(new Set(['/madrid.pmtiles']));
  });
});

test('P-56 private network addresses are not fetched', async () => {
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', '[::ffff:127.0.0.1]', 'localhost'])
    await expect(readOutside(`http://${host}:1/`, { timeoutMs: 1000, maxBytes: 1 })).rejects.toThrow('our own network');
  expect(['8.8.8.8', '2606:4700::1111', '192.168.1.1', '100.64.0.1', 'fd00::1', 'x'].map(isPublic)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('U1 the style of external tiles uses only our own host, colours and fonts, in both themes', () => {
  const map = { version: 'v', minZoom: 0, maxZoom: 14, credits: '© Somebody' };
  const box = { south: 40.3, west: -3.9, north: 40.6, east: -3.5 };
  for (const scheme of ['protomaps', 'openmaptiles'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      for (const where of [null, box]) {
        const style: StyleSpecification = mapStyle(theme, '© Us', { ...map, scheme, box: where });
        const text = JSON.stringify(style);
        expect(text).not.toMatch(/https?:|glyphs|sprite|icon-image|Noto/);
        expect(text).toContain(theme === 'light' ? '#efe7d8' : '#211d1a');
        expect(style.metadata).toEqual({ attribution: '© Somebody · © Us' });
        expect(validateStyleMin(style)).toEqual([]);
        expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
      }
    }
  }
});

test('U1 the app serves the external style and tiles, and its own map on request', async () => {
  const { url } = await tileServer(good);
  const app = await createTestApp({ config: { geoDataDir: null, mapTiles: `${url}/{z}/{x}/{y}.pbf` } });
  try {
    const styleAt = async (query: string) => (await fetch(`${app.url}/map/style.json${query}`)).text();
    await expect.poll(() => styleAt('?theme=dark'), { timeout: 5000 }).toContain('/map/outside/');
    expect(await styleAt('?theme=dark&own=1')).not.toContain('/map/outside/');
    const tile = await fetch(`${app.url}/map/outside/7/62/48.mvt`);
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
    expect(Buffer.from(await tile.arrayBuffer())).toEqual(TILE);
    for (const bad of ['7/1/1.mvt', '20/1/1.mvt', '7/a/1.mvt', '7/200/1.mvt'])
      expect((await fetch(`${app.url}/map/outside/${bad}`)).status, bad).toBe(404);
  } finally {
    await app.stop();
  }
});
