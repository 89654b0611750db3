/* Large parks, typed by hand like the lines of `typed-features.ts`. */

import type { Corner } from './line-types.js';

export interface TypedPark {
  readonly city: string;
  readonly name: string;
  /** Around it, without the first corner again at the end. */
  readonly around: readonly Corner[];
}

const park = (city: string, name: string, around: readonly Corner[]): TypedPark => ({ city, name, around });

export const TYPED_PARKS: readonly TypedPark[] = [
  park('Madrid', 'Parque de El Retiro', [
    [40.4196, -3.6885],
    [40.4212, -3.6787],
    [40.4152, -3.6783],
    [40.4078, -3.6789],
    [40.4085, -3.6878],
  ]),
  park('Madrid', 'Parque del Oeste', [
    [40.433, -3.7238],
    [40.429, -3.7192],
    [40.4245, -3.7178],
    [40.4228, -3.7205],
    [40.428, -3.7262],
    [40.4325, -3.7285],
  ]),
  park('Barcelona', 'Montjuïc', [
    [41.3702, 2.1502],
    [41.372, 2.158],
    [41.3712, 2.1638],
    [41.3685, 2.1712],
    [41.3625, 2.168],
    [41.3575, 2.159],
    [41.3562, 2.152],
    [41.359, 2.15],
    [41.3645, 2.1485],
  ]),
  park('Barcelona', 'Parc de la Ciutadella', [
    [41.3903, 2.1845],
    [41.388, 2.1895],
    [41.385, 2.1885],
    [41.3862, 2.1838],
    [41.389, 2.182],
  ]),
  park('Sevilla', 'Parque de María Luisa', [
    [37.3782, -5.9905],
    [37.3786, -5.9868],
    [37.3757, -5.9852],
    [37.3707, -5.9858],
    [37.3708, -5.9885],
    [37.3745, -5.9906],
  ]),
  park('Sevilla', 'Parque del Alamillo', [
    [37.414, -5.9985],
    [37.4165, -5.9905],
    [37.422, -5.993],
    [37.42, -5.9985],
    [37.4175, -6.0],
  ]),
  park('Zaragoza', 'Parque Grande', [
    [41.638, -0.8965],
    [41.6375, -0.893],
    [41.633, -0.8895],
    [41.628, -0.8885],
    [41.6265, -0.893],
    [41.63, -0.8975],
    [41.6345, -0.899],
  ]),
  park('Málaga', 'Gibralfaro', [
    [36.7215, -4.415],
    [36.7245, -4.413],
    [36.7262, -4.408],
    [36.7235, -4.4065],
    [36.7217, -4.41],
  ]),
  park('Palma', 'Bosc de Bellver', [
    [39.569, 2.6165],
    [39.568, 2.6235],
    [39.563, 2.624],
    [39.5585, 2.6195],
    [39.561, 2.614],
    [39.566, 2.613],
  ]),
  park('Bilbao', 'Doña Casilda', [
    [43.2676, -2.941],
    [43.2668, -2.9378],
    [43.2647, -2.9392],
    [43.2651, -2.943],
  ]),
  park('Bilbao', 'Parque Etxebarria', [
    [43.263, -2.9195],
    [43.2625, -2.916],
    [43.26, -2.916],
    [43.2597, -2.919],
  ]),
];
