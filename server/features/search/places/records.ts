import { type GeoBounds, PlaceKind } from '../../../ports/geocoder.js';
import type { Titled } from './word-index.js';

/** A section of a street within one neighbourhood, with its house numbers. */
export interface StreetSegment {
  readonly district: string;
  readonly neighbourhood: string;
  readonly lat: number;
  readonly lng: number;
  readonly oddFrom: number;
  readonly oddTo: number;
  readonly evenFrom: number;
  readonly evenTo: number;
}

/** An entry that can be found by its name. */
export interface PlaceRecord extends Titled {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly ine: string | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly provinceCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly bounds: GeoBounds;
  readonly postalCodes: readonly string[];
  /** Population, if known: of two equal names the larger ranks first. */
  readonly weight: number;
  readonly segments?: readonly StreetSegment[];
}

export interface PostalCodeRecord {
  readonly code: string;
  readonly lat: number;
  readonly lng: number;
  readonly city: string | null;
  /** Main district, where the city has any. */
  readonly district: string | null;
  readonly bounds: GeoBounds | null;
}
