/*
 * The sea before the cities on the coast: where the outer border of these postal areas runs, the land ends. The areas go on beyond the city
 * as far as its map is usually looked at.
 */

import type { Corner } from './line-types.js';

export interface KnownSea {
  readonly city: string;
  /** Postal areas on the shore. */
  readonly shore: readonly string[];
  /** Out at sea, from the end of the shore that the first of them is nearest to, back to the other end. */
  readonly out: readonly Corner[];
}

export const KNOWN_SEAS: readonly KnownSea[] = [
  {
    city: 'Barcelona',
    shore: ['08820', '08040', '08039', '08003', '08005', '08019', '08930'],
    out: [
      [41.4, 2.28],
      [41.3, 2.26],
      [41.26, 2.1],
    ],
  },
  {
    city: 'València',
    shore: ['46120', '46022', '46011', '46024', '46012'],
    out: [
      [39.5145, -0.25],
      [39.2791, -0.2],
    ],
  },
  {
    city: 'Málaga',
    shore: ['29620', '29004', '29002', '29001', '29015', '29016', '29017', '29018', '29720'],
    out: [
      [36.64, -4.2951],
      [36.58, -4.42],
      [36.58, -4.49],
    ],
  },
  {
    city: 'Palma',
    shore: ['07181', '07015', '07014', '07013', '07012', '07001', '07006', '07007', '07610'],
    // The first three along the beach of s’Arenal, whose own area closes badly in the data.
    out: [
      [39.5103, 2.749],
      [39.5038, 2.7514],
      [39.4968, 2.7453],
      [39.48, 2.7],
      [39.44, 2.66],
      [39.44, 2.497],
    ],
  },
];
