/*
 * Avenues that run along borders of neighbourhoods or postal areas, like those of `known-lines.ts`: which border it is was told by where
 * both of its ends are known to be, so that data and knowledge agree to 150 m; a test looks at a spot of each city.
 */

import type { KnownLine } from './line-types.js';

export const KNOWN_AVENUES: readonly KnownLine[] = [
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de O’Donnell',
    sides: [[['Goya'], ['Ibiza']]],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de Atocha',
    sides: [[['Cortes'], ['Embajadores']]],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle del Doctor Esquerdo',
    sides: [[['Fuente del Berro'], ['Goya']]],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de Príncipe de Vergara',
    sides: [
      [['Goya'], ['Recoletos']],
      [['Ciudad Jardín', 'Prosperidad'], ['El Viso']],
    ],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Carrer del Comte d’Urgell',
    sides: [[["l'Antiga Esquerra de l'Eixample"], ["la Nova Esquerra de l'Eixample"]]],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Passeig de Maragall',
    sides: [[['el Congrés i els Indians'], ['el Guinardó']]],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Gran Via de Carles III',
    sides: [[['la Maternitat i Sant Ramon'], ['les Corts']]],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Via Augusta',
    sides: [[['Sant Gervasi - Galvany'], ['la Vila de Gràcia']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Gran Via de Ferran el Catòlic',
    sides: [[['El Botànic'], ['La Petxina']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Gran Via de Ramón y Cajal',
    sides: [[['La Roqueta'], ['Arrancapins']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda del Regne de València',
    sides: [[['La Gran Via'], ['Russafa']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda del Cid',
    sides: [
      [
        ['Nou Moles', 'Soternes'],
        ['Tres Forques', 'La Llum'],
      ],
    ],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Pérez Galdós',
    sides: [[['La Petxina'], ['Nou Moles']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Giorgeta',
    sides: [[['Arrancapins'], ['Patraix']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Campanar',
    sides: [[['Campanar'], ['Les Tendetes']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Burjassot',
    sides: [[['Les Tendetes'], ['Marxalenes']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Primat Reig',
    sides: [[['Benimaclet'], ['Trinitat', 'Jaume Roig']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda del Doctor Peset Aleixandre',
    sides: [
      [
        ['Tormos', 'Sant Antoni'],
        ['Torrefiel', 'Els Orriols'],
      ],
    ],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda d’Ausiàs March',
    sides: [[['En Corts'], ['Malilla']]],
  },
  {
    city: 'Sevilla',
    kind: 'avenue',
    name: 'Ronda Histórica',
    sides: [[['41002', '41003'], ['41009']]],
  },
  {
    city: 'Sevilla',
    kind: 'avenue',
    name: 'Ronda del Tamarguillo',
    sides: [[['41005'], ['41006']]],
  },
  {
    city: 'Sevilla',
    kind: 'avenue',
    name: 'Avenida de Andalucía',
    sides: [[['41006'], ['41007']]],
  },
  {
    city: 'Sevilla',
    kind: 'avenue',
    name: 'Avenida de Ramón y Cajal',
    sides: [[['41013'], ['41005', '41018']]],
  },
  {
    city: 'Zaragoza',
    kind: 'avenue',
    name: 'Avenida de Tenor Fleta',
    sides: [[['50007'], ['50008']]],
  },
  {
    city: 'Zaragoza',
    kind: 'avenue',
    name: 'Avenida de Miguel Servet',
    sides: [[['50002'], ['50013']]],
  },
  {
    city: 'Zaragoza',
    kind: 'avenue',
    name: 'Avenida de los Pirineos',
    sides: [[['50015'], ['50018']]],
  },
  {
    city: 'Málaga',
    kind: 'avenue',
    name: 'Calle Mármoles',
    sides: [[['29007'], ['29009']]],
  },
  {
    city: 'Palma',
    kind: 'avenue',
    name: 'Passeig de Mallorca',
    sides: [[['07011'], ['07012']]],
  },
  {
    city: 'Bilbao',
    kind: 'avenue',
    name: 'Calle Elcano',
    sides: [[['48009'], ['48011']]],
  },
];
