import { codesOfCity } from '../../../features/search/places/postal-codes.js';
import { CITY_RECORDS } from '../../../features/search/places/city-records.js';
import { MADRID_STREETS } from './demo-streets-madrid.js';

/** "postal code|neighbourhood|streets" of the other cities. */
const OTHER_STREETS = `
08001|El Raval|Carrer de Joaquín Costa,Carrer del Carme,Carrer de la Riera Baixa,Carrer de Sant Pau
08002|Gòtic|Carrer de Ferran,Carrer d'Avinyó,Carrer dels Escudellers
08003|La Ribera|Carrer de la Princesa,Carrer del Rec,Carrer de Montcada
08005|Poblenou|Rambla del Poblenou,Carrer de Pallars,Carrer de Ramon Turró,Carrer de Marià Aguiló
08009|Eixample|Carrer de Girona,Carrer de Roger de Llúria,Carrer de València,Carrer de Bailèn
08011|Sant Antoni|Carrer del Comte Borrell,Carrer de Tamarit,Carrer de Viladomat,Carrer de Casanova
08012|Gràcia|Carrer de Verdi,Carrer de Bonavista,Carrer de Torrijos,Travessera de Gràcia
08013|Sagrada Família|Carrer de Mallorca,Carrer de Sardenya,Carrer de la Marina,Carrer de Lepant
08014|Sants|Carrer de Sants,Carrer de Galileu,Carrer de Vallespir,Carrer de Badal
08018|El Clot|Carrer del Clot,Carrer de la Sèquia Comtal,Carrer de Pere IV
08022|Sant Gervasi|Carrer de Balmes,Carrer de Muntaner,Carrer de Sant Gervasi de Cassoles
08024|La Salut|Carrer de Camèlies,Carrer de Sardenya,Travessera de Dalt
08026|Camp de l'Arpa|Carrer de la Indústria,Carrer de Rogent,Carrer del Freser
08027|La Sagrera|Carrer de Garcilaso,Carrer de Felip II,Carrer de Palència
08028|Les Corts|Carrer de Galileu,Carrer del Comte de Güell,Carrer de Vallespir
08032|Horta|Carrer de Tajo,Carrer d'Horta,Carrer de Chapí
08042|Nou Barris|Passeig de Valldaura,Carrer de Doctor Pi i Molist,Via Favència
46001|El Carmen|Calle de la Corona,Calle de Caballeros,Calle de Quart
46004|Pla del Remei|Calle de Sorní,Calle de Jorge Juan,Calle de Cirilo Amorós
46005|Gran Vía|Calle de Almirante Cadarso,Calle de Salamanca,Calle de Conde Altea
46006|Ruzafa|Calle de Sueca,Calle de Cádiz,Calle de Literato Azorín,Calle de Cuba
46008|Extramurs|Calle de Ángel Guimerá,Calle de Calixto III,Calle de Juan Llorens
46011|El Cabanyal|Calle de la Reina,Calle de la Barraca,Calle de Escalante
46015|Campanar|Avenida de Campanar,Calle de Valle de la Ballestera,Avenida de las Cortes Valencianas
46017|Patraix|Calle de Jesús,Calle de Uruguay,Calle de Campos Crespo
46020|Benimaclet|Calle de la Emilio Baró,Calle del Doctor Vicente Zaragoza,Calle de Puebla de Farnals
46022|Algirós|Calle de Serpis,Calle de Santos Justo y Pastor,Avenida del Puerto
46025|Benicalap|Avenida de Burjassot,Calle del Doctor Nicasio Benlloch,Calle de Luis Braille
41001|Arenal|Calle de Zaragoza,Calle de Adriano,Calle de Pastor y Landero
41003|Feria|Calle de la Feria,Calle de San Luis,Calle de Castellar
41005|Nervión|Calle de Luis Montoto,Avenida de Eduardo Dato,Calle de Marqués de Nervión
41008|Macarena|Calle de León XIII,Avenida de Sánchez Pizjuán,Calle de Don Fadrique
41010|Triana|Calle de San Jacinto,Calle de Pagés del Corro,Calle de Rodrigo de Triana,Calle de Evangelista
41011|Los Remedios|Calle de Asunción,Calle de Virgen de Luján,Avenida de República Argentina
41013|Felipe II|Calle de Felipe II,Avenida de la Borbolla,Calle de Páez de Rivera
41018|San Bernardo|Calle de Gallinato,Avenida de San Francisco Javier,Calle de Juan de Mata Carriazo
41020|Sevilla Este|Avenida de las Ciencias,Avenida de Emilio Lemos,Calle del Doctor Miguel Ríos Sarmiento
50001|Casco Histórico|Calle del Coso,Calle de San Vicente de Paúl,Calle de Espoz y Mina
50004|Centro|Calle de Bolonia,Paseo de la Independencia,Calle de Ponzano
50006|Romareda|Calle de San Juan Bosco,Calle de Violante de Hungría,Paseo de Isabel la Católica
50007|Torrero|Avenida de América,Calle de Lasierra Purroy,Paseo de Cuéllar
50008|San José|Avenida de San José,Calle de Miguel Servet,Camino de las Torres
50010|Delicias|Calle de las Delicias,Calle de Unceta,Calle de Vía Univérsitas
50015|Arrabal|Calle de Sobrarbe,Avenida de Cataluña,Calle de Matilde Sangüesa
50018|Actur|Calle de Pablo Ruiz Picasso,Avenida de Gómez Laguna,Calle de Pablo Neruda
29001|Centro|Calle de Sebastián Souvirón,Calle de Larios,Calle de Martínez
29002|La Princesa|Calle de Ayala,Avenida de Velázquez,Calle de Héroe de Sostoa
29005|Soho|Calle de Tomás Heredia,Calle de Casas de Campos,Alameda de Colón
29006|Cruz de Humilladero|Calle de la Unión,Avenida de Ortega y Gasset,Calle de Conde de Guadalhorce
29007|La Trinidad|Calle de Mármoles,Calle de Trinidad,Avenida de Barcelona
29010|Bailén|Calle de Martínez Maldonado,Avenida de Carlos Haya,Calle de Blas de Lezo
29012|La Victoria|Calle de la Victoria,Calle de Cristo de la Epidemia,Calle de Ferrándiz
29016|La Malagueta|Paseo de Reding,Calle de Maestranza,Calle de Cervantes
30001|Catedral|Calle de Trapería,Calle de San Nicolás,Calle de Platería
30002|El Carmen|Calle de Cartagena,Calle de la Alameda de Capuchinos,Calle de Floridablanca
30003|Vistabella|Calle de Francisco Rabal,Calle de Obispo Frutos
30005|San Andrés|Calle de Mariano Girada,Calle de Jaboneras,Calle de San Andrés
30008|La Flota|Calle de Molina de Segura,Avenida de la Marina Española,Calle de Pintor Joaquín
30009|San Antón|Calle de San Antón,Ronda Norte,Calle de Actor Isidoro Máiquez
30011|Infante Juan Manuel|Avenida del Infante Juan Manuel,Calle de Pío Baroja,Calle de Torre Romo
30100|Espinardo|Calle Mayor,Avenida de Juan Carlos I,Calle de la Libertad
07001|La Llotja|Carrer de Sant Joan,Carrer dels Apuntadors,Passeig del Born
07003|Sa Gerreria|Carrer dels Oms,Carrer de Sant Miquel,Carrer de Bartomeu Sastre
07004|Plaça de Toros|Carrer de Jafuda Cresques,Carrer d'Arxiduc Lluís Salvador,Carrer de Balmes
07005|Pere Garau|Carrer de Nicolau de Pacs,Carrer de Francesc Manuel de los Herreros,Carrer de Faust Morell
07006|Foners|Carrer de Foners,Carrer d'Aragó,Carrer de Manacor
07008|Rafal|Carrer de Jesús,Carrer del Cardenal Rossell,Carrer d'Indalecio Prieto
07011|Son Espanyolet|Carrer de Caro,Carrer de l'Espartero,Carrer de Despuig
07013|Son Dameto|Carrer d'Andreu Torrens,Camí de Son Rapinya
48001|Casco Viejo|Calle de la Ribera,Calle de Ascao,Calle de Bidebarrieta
48003|San Francisco|Calle de San Francisco,Calle de las Cortes,Calle de Bailén
48004|Santutxu|Calle de Zabalbide,Calle de Santutxu,Calle de Karmelo
48007|Matiko|Calle de Matiko,Calle de Castaños,Calle de Trauko
48008|Abando|Calle de Hurtado de Amézaga,Calle de Gordoniz,Calle de Egaña
48009|Ensanche|Calle de Ercilla,Calle de Heros,Alameda de Mazarredo
48011|Indautxu|Calle de Rodríguez Arias,Calle de Simón Bolívar,Alameda de Urquijo
48012|Rekalde|Avenida del Ferrocarril,Calle de Gordoniz,Calle de Villabaso
48014|Deusto|Avenida de Lehendakari Aguirre,Calle de Iruña,Calle de Blas de Otero`;

/** Towns around the large cities: not among the nine, found by name. */
const TOWN_STREETS: readonly (readonly [code: string, city: string, lat: number, lng: number, streets: string])[] = [
  ['28901', 'Getafe', 40.306, -3.731, 'Calle de Madrid,Calle de Toledo,Calle de Ramón y Cajal'],
  ['28911', 'Leganés', 40.328, -3.763, 'Calle de Juan Muñoz,Calle de Rioja,Calle del Charco'],
  ['28801', 'Alcalá de Henares', 40.482, -3.364, 'Calle de Libreros,Calle de Santiago,Calle de los Escritorios'],
  [
    '08901',
    "L'Hospitalet de Llobregat",
    41.362,
    2.1,
    "Carrer de l'Església,Carrer de Barcelona,Rambla de Just Oliveras",
  ],
  ['08911', 'Badalona', 41.449, 2.246, "Carrer de Mar,Carrer d'Arbres,Carrer de la Creu"],
  ['46980', 'Paterna', 39.502, -0.44, 'Calle Mayor,Calle de San Antonio,Avenida de la Blasco Ibáñez'],
];

/** One neighbourhood with its postal code and streets. */
export interface DemoQuarter {
  readonly cityId: number | null;
  readonly city: string;
  readonly postalCode: string;
  readonly district: string | null;
  /** Its common name, used in titles. */
  readonly name: string;
  readonly streets: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/** All neighbourhoods of the nine cities, followed by the towns. */
export function demoQuarters(): DemoQuarter[] {
  const lines = `${MADRID_STREETS}\n${OTHER_STREETS}`
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const records = new Map(
    CITY_RECORDS.flatMap((city) => codesOfCity(city).map((record) => [record.code, { city, record }] as const)),
  );
  const quarters = lines.map((line): DemoQuarter => {
    const [postalCode = '', name = '', streets = ''] = line.split('|');
    const found = records.get(postalCode);
    if (!found) throw new Error(`no city has the postal code ${postalCode}`);
    const { city, record } = found;
    return {
      cityId: city.id,
      city: city.name,
      postalCode,
      district: record.district,
      name,
      streets: streets.split(','),
      lat: record.lat,
      lng: record.lng,
    };
  });
  const towns = TOWN_STREETS.map(([postalCode, city, lat, lng, streets]): DemoQuarter => ({
    cityId: null,
    city,
    postalCode,
    district: null,
    name: city,
    streets: streets.split(','),
    lat,
    lng,
  }));
  return [...quarters, ...towns];
}
