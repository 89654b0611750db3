import { type Place, PlaceKind } from '../../../ports/geocoder.js';
import type { Catalogue } from './catalogue.js';
import { placeOfArea, placeOfPostalCode, placeOfStreet } from './make-place.js';
import { provinceOfCode } from './provinces.js';
import { scoreOf, type QueryIntent } from './ranking.js';
import type { PlaceRecord } from './records.js';
import { boundsAround, shapeAt } from './shapes.js';
import { segmentFor } from './streets.js';
import { namesStreet, normalise, postalCodeIn, wordsOf } from './text.js';
import { type Hit, WordIndex, type WordMatch } from './word-index.js';

/** Words after a house number that name a door, not a place. */
const DOOR_WORDS = new Set([
  'bajo',
  'izq',
  'izda',
  'izquierda',
  'dcha',
  'dch',
  'derecha',
  'piso',
  'planta',
  'puerta',
  'bis',
  'esc',
  'local',
]);

interface Query {
  words: string[];
  houseNumber: number | null;
  postalCode: string | null;
  intent: QueryIntent;
}

interface Found {
  hit: Hit;
  record: PlaceRecord;
  score: number;
}

/** Answers place queries from one catalogue. */
export class PlaceFinder {
  private readonly index: WordIndex;

  constructor(private readonly catalogue: Catalogue) {
    this.index = new WordIndex(catalogue.records);
  }

  /** The places that a text may mean, best first. */
  search(text: string, limit: number): Place[] {
    const digits = normalise(text);
    if (/^\d+$/.test(digits)) return this.codesBeginning(digits, limit);
    const query = readQuery(text);
    const found = this.ranked(query);
    const areas = found.length > 0 ? found : this.loosely(query);
    const places = areas.slice(0, limit * 3).map((item) => this.placeOf(item, query));
    const hasCode = (place: Place) => place.postalCode !== null && place.postalCode === query.postalCode;
    places.sort((a, b) => Number(hasCode(b)) - Number(hasCode(a)));
    const known = query.postalCode === null ? undefined : this.catalogue.postalCodes.get(query.postalCode);
    if (known !== undefined) {
      const isStreet = places[0]?.kind === PlaceKind.ADDRESS;
      places.splice(isStreet ? Math.min(places.length, limit - 1) : 0, 0, placeOfPostalCode(known));
    }
    return distinct(places).slice(0, limit);
  }

  /** The single place of a search text: a postal code in it decides, else the best match of whole words. Nothing is guessed. */
  understand(text: string): Place | null {
    const code = postalCodeIn(text);
    if (code !== null) return this.postalCode(code);
    const query = readQuery(text);
    const best = this.ranked(query, 'whole')[0] ?? this.areaWithin(query)[0];
    return best ? this.placeOf(best, query) : null;
  }

  /** The area with exactly this name, ignoring accents, case and language: a city, a district, a province. */
  areaNamed(text: string): Place | null {
    const query = readQuery(text);
    const named = this.ranked(query, 'whole').find(isAreaInFull);
    return named ? this.placeOf(named, query) : null;
  }

  /** A postal code's place; an unknown one is placed between its neighbours, or in its province. */
  postalCode(code: string): Place | null {
    const known = this.catalogue.postalCodes.get(code);
    if (known !== undefined) return placeOfPostalCode(known);
    const near = [...this.catalogue.postalCodes.values()].filter((record) => record.code.startsWith(code.slice(0, 3)));
    const province = this.catalogue.records.find(
      (record) => record.kind === PlaceKind.PROVINCE && record.provinceCode === provinceOfCode(code)?.code,
    );
    if (province === undefined) return null;
    if (near.length === 0) {
      return placeOfPostalCode({
        code,
        lat: province.lat,
        lng: province.lng,
        city: null,
        district: null,
        bounds: province.bounds,
      });
    }
    const lat = near.reduce((sum, record) => sum + record.lat, 0) / near.length;
    const lng = near.reduce((sum, record) => sum + record.lng, 0) / near.length;
    return placeOfPostalCode({ code, lat, lng, city: null, district: null, bounds: boundsAround(lat, lng, 3) });
  }

  private codesBeginning(digits: string, limit: number): Place[] {
    const places: Place[] = [];
    if (digits.length < 3 || digits.length > 5) return places;
    for (const [code, record] of this.catalogue.postalCodes) {
      if (!code.startsWith(digits)) continue;
      places.push(placeOfPostalCode(record));
      if (places.length === limit) break;
    }
    return places;
  }

  private ranked(query: Query, match: WordMatch = 'begun'): Found[] {
    const sorted = this.hits(query.words, match)
      .map(({ hit, record }) => ({ hit, record, score: scoreOf(hit, record, query.intent) }))
      .filter(({ record }) => query.houseNumber === null || record.kind === PlaceKind.ADDRESS)
      .sort((a, b) => b.score - a.score || a.record.name.localeCompare(b.record.name, 'es'));
    const best = new Map<PlaceRecord, Found>();
    for (const found of sorted) if (!best.has(found.record)) best.set(found.record, found);
    return [...best.values()];
  }

  /** If no place matches all words: an area named within the text, or the text with a typo corrected. */
  private loosely(query: Query): Found[] {
    const within = this.areaWithin(query);
    if (within.length > 0) return within;
    const corrected = query.words.map((word) => (this.index.knows(word) ? word : (this.index.correct(word) ?? word)));
    if (corrected.every((word, i) => word === query.words[i])) return [];
    return this.ranked({ ...query, words: corrected }).filter(({ hit }) => hit.fit === 'exact');
  }

  /** Areas named at the end of a text that contains more than a place. */
  private areaWithin(query: Query): Found[] {
    const areasOnly = { ...query, houseNumber: null, intent: { isStreet: false, isRegion: false } };
    for (let from = query.houseNumber === null ? 1 : 0; from < query.words.length; from += 1) {
      const words = query.words.slice(from);
      const whole = this.ranked({ ...areasOnly, words }).filter(isAreaInFull);
      if (whole.length > 0) return whole;
    }
    return [];
  }

  private hits(words: readonly string[], match: WordMatch): { hit: Hit; record: PlaceRecord }[] {
    return this.index.find(words, match).flatMap((hit) => {
      const record = this.catalogue.records[hit.record];
      return record === undefined ? [] : [{ hit, record }];
    });
  }

  private placeOf({ hit, record }: Found, query: Query): Place {
    if (record.kind !== PlaceKind.ADDRESS) return placeOfArea(record, hit.title);
    const segment = segmentFor(record, query.houseNumber);
    const spot = segment ?? record;
    const code = shapeAt(this.catalogue.madridPostal, spot.lat, spot.lng)?.key ?? null;
    return placeOfStreet(record, segment, query.houseNumber, code);
  }
}

/** Parses a text: significant words, house number, postal code, and whether a street or region is meant. */
function readQuery(text: string): Query {
  const postalCode = postalCodeIn(text);
  const all = wordsOf(text).filter((word) => word !== postalCode);
  const intent = {
    isStreet: namesStreet(text),
    isRegion: /^(provincia|comunidad|region|principado)\b/.test(normalise(text)),
  };
  const at = all.findIndex((word, i) => i > 0 && /^\d{1,4}[a-z]?$/.test(word));
  if (at < 0) return { words: all, houseNumber: null, postalCode, intent };
  const words = all.filter((word, i) => i < at || (!/^\d/.test(word) && word.length > 1 && !DOOR_WORDS.has(word)));
  return { words, houseNumber: Number.parseInt(all[at] ?? '', 10), postalCode, intent };
}

function isAreaInFull({ hit, record }: Found): boolean {
  return hit.fit === 'exact' && record.kind !== PlaceKind.ADDRESS;
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.displayName, place])).values()];
}
