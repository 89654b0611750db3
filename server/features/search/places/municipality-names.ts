/** Common names besides the official one, by municipality code. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '01059': ['Vitoria', 'Gasteiz'],
  '03014': ['Alicante', 'Alacant'],
  '03065': ['Elche', 'Elx'],
  '07026': ['Ibiza'],
  '07032': ['Mahón', 'Maó'],
  '07040': ['Palma de Mallorca'],
  '08101': ['Hospitalet'],
  '08205': ['San Cugat', 'San Cugat del Vallés'],
  '08279': ['Tarrasa'],
  '11020': ['Jerez'],
  '12040': ['Castellón', 'Castellón de la Plana'],
  '15030': ['La Coruña', 'Coruña'],
  '15036': ['El Ferrol'],
  '15078': ['Santiago'],
  '17066': ['Figueras'],
  '17079': ['Gerona'],
  '20069': ['San Sebastián', 'Donostia', 'Donosti'],
  '25120': ['Lérida'],
  '31201': ['Pamplona', 'Iruña'],
  '32054': ['Orense'],
  '33024': ['Xixón'],
  '33044': ['Uviéu'],
  '35016': ['Las Palmas'],
  '38023': ['La Laguna'],
  '46220': ['Sagunto'],
  '46250': ['València'],
  '48013': ['Baracaldo'],
  '48020': ['Bilbo'],
  '48044': ['Guecho'],
};

/** The largest municipalities, largest first: orders suggestions when no population is available. */
const LARGEST = `
  28079 08019 46250 41091 50297 29067 30030 07040 35016 03014 48020 14021 47186 36057 08101 33024 01059 15030 03065 18087
  08015 08279 08187 30016 33044 11020 28092 38038 31201 04013 28005 28074 20069 28058 28065 12040 09059 02003 39075 28007
  38023 29069 26089 06015 37274 25120 21041 41038 43148 28148 28106 08121 11004 24089 08245 28006 23050 11012 43123 04079
  17079 08073 15078 32054 27028 10037 45168 28123 28127 28134 13034 34120 16078 22125 49275 05019 40194 42173 19130 44216`
  .trim()
  .split(/\s+/);

/** Replaces the population of the largest municipalities; 0 for all others. */
export const SIZE_BY_RANK: ReadonlyMap<string, number> = new Map(
  LARGEST.map((code, rank) => [code, Math.round(3_400_000 / (rank + 1))]),
);
