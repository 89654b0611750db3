import { describe, expect, test } from 'vitest';
import { EmbeddedGeocoder } from '../../../server/ports/geocoder-embedded.js';
import { NominatimGeocoder } from '../../../server/ports/geocoder-nominatim.js';

const ANSWER = [
  {
    place_id: 7,
    lat: '40.4237',
    lon: '-3.7012',
    display_name: '45, Calle de Fuencarral, Madrid, 28004, España',
    boundingbox: ['40.42', '40.43', '-3.71', '-3.70'],
    address: {
      house_number: '45',
      road: 'Calle de Fuencarral',
      city: 'Madrid',
      postcode: '28004',
      state: 'Comunidad de Madrid',
    },
  },
];

function geocoderAnswering(answer: () => Promise<Response>) {
  const asked: URL[] = [];
  const failures: unknown[] = [];
  const geocoder = new NominatimGeocoder('https://geo.test/base', new EmbeddedGeocoder(null), {
    userAgent: 'Hueco/1.0 (https://hueco.test)',
    onFailure: (error) => failures.push(error),
    fetch: async (url) => {
      asked.push(new URL(String(url)));
      return answer();
    },
  });
  return { geocoder, asked, failures };
}

describe('an external geocoder', () => {
  test('LOC-2 is called for submitted addresses only, in Spain only, and cached for five minutes', async () => {
    const { geocoder, asked } = geocoderAnswering(async () => Response.json(ANSWER));
    const place = await geocoder.locate('Calle de Fuencarral 45 & co, Madrid');
    await geocoder.locate('calle de fuencarral 45 & co, madrid');
    geocoder.search('madrid', 5);
    expect(place).toMatchObject({
      name: 'Calle de Fuencarral 45',
      postalCode: '28004',
      city: 'Madrid',
      centre: { lat: 40.4237, lng: -3.7012 },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.origin + (asked[0]?.pathname ?? '')).toBe('https://geo.test/base/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: 'Calle de Fuencarral 45 & co, Madrid',
      countrycodes: 'es',
      limit: '1',
    });
  });

  test('LOC-3 falls back to the embedded answer on failure', async () => {
    for (const answer of [
      async () => new Response('', { status: 503 }),
      async () => Response.json({ odd: true }),
      async () => Promise.reject(new Error('down')),
    ]) {
      const { geocoder, failures } = geocoderAnswering(answer);
      expect(await geocoder.locate('Getafe')).toMatchObject({ name: 'Getafe' });
      expect(failures).toHaveLength(1);
    }
  });

  test('LOC-2 is called at most once a second; calls that would wait too long get the embedded answer', async () => {
    const { geocoder, asked, failures } = geocoderAnswering(async () => Response.json(ANSWER));
    const start = performance.now();
    const places = await Promise.all(Array.from({ length: 8 }, (_, i) => geocoder.locate(`Getafe ${i}`)));
    expect(performance.now() - start).toBeGreaterThanOrEqual((asked.length - 1) * 950);
    expect(places.every(Boolean)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(asked.length + failures.length).toBe(8);
  });
});
