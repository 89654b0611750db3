/*
 * Waters, main roads and parks of the cities with search pages that lie along borders of neighbourhoods, districts or postal areas:
 * the place data outlines them but does not name them. Each line is the border between what lies on its two sides, so it is as exact
 * as the data; a test looks at where each one lies.
 */

import type { KnownLine } from './line-types.js';

export const KNOWN_LINES: readonly KnownLine[] = [
  {
    city: 'Madrid',
    kind: 'water',
    name: 'Manzanares',
    sides: [
      [['Casa de Campo'], ['Argüelles', 'Ciudad Universitaria', 'Valdezarza']],
      [['*Latina'], ['Palacio', 'Imperial', 'Argüelles']],
      [['*Arganzuela'], ['*Carabanchel', '*Usera']],
      [
        ['*Usera', '*Villaverde'],
        ['*Puente de Vallecas', '*Villa de Vallecas'],
      ],
    ],
  },
  {
    city: 'Madrid',
    kind: 'motorway',
    name: 'M-30',
    sides: [
      [
        ['*Salamanca', '*Chamartín', '*Retiro'],
        ['*Ciudad Lineal', '*Moratalaz'],
      ],
      [['*Retiro', '*Arganzuela'], ['*Puente de Vallecas']],
    ],
  },
  {
    city: 'Madrid',
    kind: 'motorway',
    name: 'A-2',
    sides: [
      [['*Hortaleza'], ['*San Blas-Canillejas']],
      [
        ['San Juan Bautista', 'Colina', 'Atalaya'],
        ['San Pascual', 'La Concepción'],
      ],
    ],
  },
  { city: 'Madrid', kind: 'motorway', name: 'A-3', sides: [[['*Moratalaz'], ['*Puente de Vallecas']]] },
  { city: 'Madrid', kind: 'motorway', name: 'A-5', sides: [[['Casa de Campo'], ['Lucero', 'Aluche', 'Campamento']]] },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Paseo de la Castellana',
    sides: [
      [['*Tetuán'], ['*Chamartín']],
      [['*Chamberí'], ['*Chamartín', '*Salamanca']],
    ],
  },
  { city: 'Madrid', kind: 'avenue', name: 'Paseo de Recoletos', sides: [[['*Centro'], ['*Salamanca']]] },
  { city: 'Madrid', kind: 'avenue', name: 'Paseo del Prado', sides: [[['*Centro'], ['*Retiro']]] },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de Alcalá',
    sides: [
      [['Recoletos'], ['*Retiro']],
      [['Guindalera'], ['Fuente del Berro']],
      [
        ['La Concepción', 'Quintana'],
        ['Ventas', 'Pueblo Nuevo'],
      ],
    ],
  },
  { city: 'Madrid', kind: 'avenue', name: 'Avenida de América', sides: [[['*Salamanca'], ['*Chamartín']]] },
  { city: 'Madrid', kind: 'avenue', name: 'Calle de Fuencarral', sides: [[['Universidad'], ['Justicia']]] },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de Bravo Murillo',
    sides: [
      [
        ['Cuatro Caminos', 'Castillejos', 'Almenara'],
        ['Bellas Vistas', 'Berruguete', 'Valdeacederas'],
      ],
      [['Vallehermoso'], ['Ríos Rosas']],
    ],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Avenida de la Reina Victoria',
    sides: [[['Vallehermoso'], ['Bellas Vistas']]],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Calle de la Princesa',
    sides: [[['Argüelles'], ['Universidad', 'Gaztambide']]],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: 'Avenida de la Albufera',
    sides: [
      [
        ['San Diego', 'Palomeras Bajas'],
        ['Numancia', 'Portazgo'],
      ],
    ],
  },
  {
    city: 'Madrid',
    kind: 'avenue',
    name: '',
    sides: [
      [['*Centro'], ['*Chamberí']],
      [['Ríos Rosas'], ['Cuatro Caminos']],
      [['Arapiles'], ['Trafalgar']],
      [
        ['Embajadores', 'Palacio'],
        ['Acacias', 'Imperial', 'Palos de la Frontera'],
      ],
    ],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Avinguda Diagonal',
    sides: [
      [['les Tres Torres', 'Sant Gervasi - Galvany'], ['les Corts']],
      [['Sant Gervasi - Galvany'], ['*Eixample']],
      [['la Sagrada Família'], ['el Fort Pienc']],
    ],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Avinguda Meridiana',
    sides: [
      [
        ['el Congrés i els Indians', 'Vilapicina i la Torre Llobeta'],
        ['la Sagrera', 'Sant Andreu'],
      ],
      [['Navas'], ['la Sagrera']],
      [["el Camp de l'Arpa del Clot"], ['el Clot']],
      [['Porta', 'la Prosperitat'], ['Sant Andreu']],
    ],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Carrer de Balmes',
    sides: [[["la Dreta de l'Eixample"], ["l'Antiga Esquerra de l'Eixample"]]],
  },
  { city: 'Barcelona', kind: 'avenue', name: 'La Rambla', sides: [[['el Raval'], ['el Barri Gòtic']]] },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Via Laietana',
    sides: [[['el Barri Gòtic'], ['Sant Pere, Santa Caterina i la Ribera']]],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Avinguda del Paral·lel',
    sides: [[['el Poble-sec'], ['el Raval', 'Sant Antoni']]],
  },
  {
    city: 'Barcelona',
    kind: 'avenue',
    name: 'Passeig de Sant Joan',
    sides: [[["la Dreta de l'Eixample"], ['el Fort Pienc', 'la Sagrada Família']]],
  },
  { city: 'Barcelona', kind: 'avenue', name: '', sides: [[['*Ciutat Vella'], ['*Eixample']]] },
  {
    city: 'València',
    kind: 'water',
    name: 'Túria',
    sides: [[['*Poblats del Sud'], ['Malilla', 'La Punta', 'Sant Marcel·lí', 'Camí Reial', 'Favara', 'Vara de Quart']]],
  },
  {
    city: 'València',
    kind: 'park',
    name: 'Jardí del Túria',
    sides: [
      [
        ['*Ciutat Vella', '*Extramurs', "*L'Eixample"],
        ['*Campanar', '*La Saïdia', '*El Pla del Real'],
      ],
    ],
  },
  { city: 'València', kind: 'avenue', name: 'Gran Via', sides: [[['El Pla del Remei'], ['La Gran Via']]] },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Peris i Valero',
    sides: [[["*L'Eixample"], ['*Quatre Carreres']]],
  },
  {
    city: 'València',
    kind: 'avenue',
    name: 'Avinguda de Blasco Ibáñez',
    sides: [
      [['Mestalla'], ['Jaume Roig', 'Exposició', 'Ciutat Universitària']],
      [['*Algirós'], ['*Benimaclet']],
    ],
  },
  { city: 'València', kind: 'avenue', name: 'Avinguda del Port', sides: [[['*Camins al Grau'], ['*Algirós']]] },
  {
    city: 'València',
    kind: 'avenue',
    name: '',
    sides: [
      [['*Ciutat Vella'], ['*Extramurs', "*L'Eixample"]],
      [['*Extramurs'], ['*Patraix', '*Jesús']],
    ],
  },
  {
    city: 'Sevilla',
    kind: 'water',
    name: 'Guadalquivir',
    sides: [
      [
        ['41010', '41011'],
        ['41001', '41004', '41012', '41013'],
      ],
      [['41092'], ['41001', '41002']],
    ],
  },
  {
    city: 'Zaragoza',
    kind: 'water',
    name: 'Ebro',
    sides: [
      [
        ['50014', '50015', '50018'],
        ['50001', '50002', '50003', '50013'],
      ],
    ],
  },
  {
    city: 'Bilbao',
    kind: 'water',
    name: 'Ría de Bilbao',
    sides: [
      [
        ['48001', '48009', '48011', '48013'],
        ['48005', '48007', '48014', '48015'],
      ],
    ],
  },
  {
    city: 'Málaga',
    kind: 'water',
    name: 'Guadalmedina',
    sides: [
      [
        ['29002', '29007', '29009'],
        ['29001', '29005', '29008', '29013', '29014', '29015'],
      ],
    ],
  },
  {
    city: 'Murcia',
    kind: 'water',
    name: 'Segura',
    sides: [
      [
        ['30002', '30010'],
        ['30001', '30003', '30004', '30009'],
      ],
    ],
  },
  {
    city: 'Palma',
    kind: 'avenue',
    name: 'Avingudes',
    sides: [
      [
        ['07001', '07002'],
        ['07004', '07005', '07006'],
      ],
    ],
  },
  { city: 'Palma', kind: 'avenue', name: 'Carrer d’Aragó', sides: [[['07004'], ['07005']]] },
];
