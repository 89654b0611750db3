import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geoDataDir } from '../../support/geo-data.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { geoDataDir } });
});
afterAll(() => app.stop());

interface Item {
  place_id: number;
  lat: string;
  lon: string;
  name: string;
  display_name: string;
  type: string;
  boundingbox: string[];
  address: Record<string, string>;
}

let visitor = 0;
async function lookUp(query: Record<string, string> | string, ip = `10.1.0.${(visitor += 1)}`) {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  const response = await fetch(`${app.url}/geocode/search?${search}`, { headers: { 'X-Forwarded-For': ip } });
  return { response, body: (await response.json()) as Item[] & { errors?: { extensions: { code: string } }[] } };
}

describe('GET /geocode/search', () => {
  test('LOC-2 answers in the format of Nominatim', async () => {
    const { response, body } = await lookUp({ format: 'json', q: 'Chamberí', countrycodes: 'es', limit: '5' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('max-age=300');
    const [first] = body;
    expect(first).toMatchObject({
      name: 'Chamberí',
      type: 'city_district',
      address: { city: 'Madrid', city_district: 'Chamberí', country_code: 'es' },
    });
    expect(first?.display_name).toBe('Chamberí, Madrid, Comunidad de Madrid, España');
    expect(Number(first?.lat)).toBeCloseTo(40.44, 1);
    const [south = NaN, north = NaN, west = NaN, east = NaN] = first?.boundingbox.map(Number) ?? [];
    expect(south < north && west < east).toBe(true);
    expect(Number.isSafeInteger(first?.place_id)).toBe(true);
  });

  test('LOC-1 P-57 returns nothing below three characters, at most five places, and only places in Spain', async () => {
    expect((await lookUp({ q: 'ma' })).body).toEqual([]);
    expect((await lookUp({ q: 'san', limit: '50' })).body).toHaveLength(5);
    expect((await lookUp({ q: 'san', limit: '2' })).body).toHaveLength(2);
    expect((await lookUp({ q: 'madrid', countrycodes: 'fr' })).body).toEqual([]);
  });

  test('LOC-1 P-57 unusual input returns a list instead of an error', async () => {
    for (const q of [
      '%%%',
      '🏠🏠🏠',
      "'; drop table spaces; --",
      'a'.repeat(5_000),
      '\u0000\u0001\u0002',
      '99999',
      '___',
    ]) {
      const { response, body } = await lookUp({ q, limit: 'many' });
      expect([response.status, Array.isArray(body)]).toEqual([200, true]);
    }
  });

  test.each(['', 'q=', 'q=%20%20', 'q=a&q=b'])(
    'LOC-2 a missing or repeated text (%j) returns BAD_REQUEST',
    async (query) => {
      const { response, body } = await lookUp(query);
      expect(response.status).toBe(400);
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    },
  );

  test('LOC-1 P-57 requests are rate limited per visitor', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 230; i += 1) statuses.push((await lookUp({ q: 'madrid' }, '10.2.0.1')).response.status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses).toContain(429);
    expect((await lookUp({ q: 'madrid' }, '10.2.0.2')).response.status).toBe(200);
  });
});

describe('the basemap', () => {
  test("has a style for each theme that references only the server's own host", async () => {
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map(async (theme) => (await fetch(`${app.url}/map/style.json?theme=${theme}`)).text()),
    );
    expect(light).toContain('#efe7d8');
    expect(dark).toContain('#211d1a');
    expect(`${light}${dark}`).not.toMatch(/https?:/);
  });

  test('serves land, provinces and labels compressed, with revalidation', async () => {
    for (const layer of ['land', 'provinces', 'labels']) {
      const first = await fetch(`${app.url}/map/${layer}.json`);
      expect(first.headers.get('content-encoding')).toBe('gzip');
      expect(((await first.json()) as { features: unknown[] }).features.length).toBeGreaterThan(5);
      const again = await fetch(`${app.url}/map/${layer}.json`, {
        headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
    }
  });

  test('serves vector tiles; empty tiles return 204 and invalid ones 404', async () => {
    const tile = await fetch(`${app.url}/map/tiles/9/250/193.mvt`);
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
    expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect((await fetch(`${app.url}/map/tiles/12/1706/1608.mvt`)).status).toBe(204);
    for (const bad of ['3/1/1.mvt', '20/1/1.mvt', '9/600/1.mvt', '9/a/1.mvt', '9/-1/1.mvt'])
      expect((await fetch(`${app.url}/map/tiles/${bad}`)).status).toBe(404);
    expect((await fetch(`${app.url}/map/secrets.json`)).status).toBe(404);
  });

  test('works without place data', async () => {
    const plain = await createTestApp({
      config: { geoDataDir: null },
    });
    try {
      expect((await fetch(`${plain.url}/map/style.json?theme=dark&own=1`)).status).toBe(200);
      expect((await fetch(`${plain.url}/map/land.json`)).status).toBe(200);
      expect((await fetch(`${plain.url}/map/districts.json`)).status).toBe(404);
    } finally {
      await plain.stop();
    }
  });
});
