/*
 * Avenues typed by hand whose every corner lies within 150 m of a border, a river or a shore of the place data that the avenue is known to
 * run along: knowledge and data agree. `npm run basemap` says of which typed lines that does not hold.
 */

import { avenue, type TypedLine } from './line-types.js';

export const TYPED_AVENUES: readonly TypedLine[] = [
  avenue('Sevilla', 'Avenida de San Francisco Javier', [
    [37.3768, -5.9748],
    [37.3815, -5.9737],
    [37.3835, -5.9732],
  ]),
  avenue('Sevilla', 'Calle Torneo', [
    [37.3925, -6.0028],
    [37.396, -6.0012],
    [37.399, -5.9993],
    [37.4035, -5.9955],
  ]),
  avenue('Zaragoza', 'Calle Conde de Aranda', [
    [41.656, -0.8935],
    [41.655, -0.8885],
    [41.6547, -0.8862],
  ]),
  avenue('Zaragoza', 'Paseo Fernando el Católico', [
    [41.6437, -0.8927],
    [41.6405, -0.8965],
    [41.637, -0.8985],
  ]),
  avenue('Zaragoza', 'Paseo de la Constitución', [
    [41.648, -0.8837],
    [41.6462, -0.879],
    [41.6464, -0.8777],
  ]),
  avenue('Málaga', 'Alameda de Colón', [
    [36.7175, -4.4248],
    [36.7143, -4.4246],
  ]),
  avenue('Málaga', 'Paseo Marítimo Ruiz Picasso', [
    [36.7201, -4.406],
    [36.7211, -4.402],
    [36.7222, -4.398],
  ]),
  avenue('Málaga', 'Paseo Marítimo Antonio Machado', [
    [36.7, -4.4355],
    [36.705, -4.4322],
    [36.7085, -4.429],
  ]),
  avenue('Málaga', 'Paseo de los Curas', [
    [36.7172, -4.4203],
    [36.718, -4.4165],
    [36.7195, -4.4135],
  ]),
  avenue('Málaga', 'Calle Compañía', [
    [36.7211, -4.4247],
    [36.7213, -4.4219],
  ]),
  avenue('Málaga', 'Calle Granada', [
    [36.7213, -4.4217],
    [36.722, -4.4195],
    [36.7229, -4.4178],
  ]),
  avenue('Murcia', 'Ronda de Levante', [
    [37.9908, -1.1275],
    [37.9912, -1.1235],
    [37.99, -1.1195],
  ]),
  avenue('Murcia', 'Ronda Sur', [
    [37.9743, -1.129],
    [37.974, -1.122],
    [37.9725, -1.114],
  ]),
  avenue('Murcia', 'Avenida de Teniente Flomesta', [
    [37.9828, -1.13],
    [37.9826, -1.127],
    [37.9822, -1.1245],
  ]),
  avenue('Palma', 'La Rambla', [
    [39.5762, 2.6486],
    [39.573, 2.6484],
  ]),
  avenue('Palma', 'Carrer de la Unió', [
    [39.5728, 2.6486],
    [39.5715, 2.6472],
  ]),
  avenue('Palma', 'Avinguda d’Antoni Maura', [
    [39.569, 2.6468],
    [39.567, 2.6462],
  ]),
  avenue('Bilbao', 'Calle Hurtado de Amézaga', [
    [43.2608, -2.9275],
    [43.2578, -2.934],
  ]),
  avenue('Bilbao', 'Alameda de Mazarredo', [
    [43.2681, -2.9383],
    [43.2682, -2.934],
    [43.2675, -2.9305],
    [43.2645, -2.9285],
  ]),
  avenue('Bilbao', 'Avenida de Abandoibarra', [
    [43.2692, -2.939],
    [43.2683, -2.9425],
    [43.2672, -2.9455],
  ]),
  avenue('Bilbao', 'Paseo de Uribitarte', [
    [43.2637, -2.9243],
    [43.266, -2.9275],
    [43.2685, -2.932],
  ]),
  avenue('Bilbao', 'Avenida de las Universidades', [
    [43.2695, -2.931],
    [43.2705, -2.935],
    [43.2712, -2.939],
  ]),
];
