/** Values are those of the database and logs; the keys are the API's. */
export enum PlaceKind {
  ADDRESS = 'address',
  POSTAL_CODE = 'postal_code',
  NEIGHBOURHOOD = 'neighbourhood',
  DISTRICT = 'district',
  CITY = 'city',
  PROVINCE = 'province',
}

export interface GeoPosition {
  lat: number;
  lng: number;
}

export interface GeoBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A place in Spain, as used by searches and suggestions. */
export interface Place {
  /** Stable within one version of the data; Nominatim's `place_id`. */
  id: number;
  kind: PlaceKind;
  /** Short: "Chamberí", "28010", "Calle de Fuencarral 45". */
  name: string;
  /** Long: "Chamberí, Madrid, Comunidad de Madrid, España". */
  displayName: string;
  centre: GeoPosition;
  bounds: GeoBounds;
  postalCode: string | null;
  /** Every postal code that is completely or largely in the place; empty where unknown. */
  postalCodes: readonly string[];
  road: string | null;
  houseNumber: string | null;
  neighbourhood: string | null;
  district: string | null;
  city: string | null;
  province: string | null;
  state: string | null;
}

/** A city of the product, as in table `cities`. */
export interface KnownCity {
  id: number;
  slug: string;
  name: string;
}

/** Known data of a position; more data gives a more reliable result. */
export interface Spot {
  postalCode?: string | null;
  city?: string | null;
  lat?: number | null;
  lng?: number | null;
}

export interface Geocoder {
  /** Suggestions while typing: local, in memory, never over the network. */
  search(text: string, limit: number): Place[];
  /** The single place of a search text, or null: whole words only, nothing is guessed. */
  understand(text: string): Place | null;
  /** The area with exactly this name, or null. */
  areaNamed(text: string): Place | null;
  /** Centre of a postal code, or null when the code is not known. */
  postalCodeCentre(code: string): GeoPosition | null;
  /** District of one of the large cities, or null. */
  districtOf(spot: Spot): string | null;
  /** The product's city that contains the position, or null. */
  cityOf(spot: Spot): KnownCity | null;
  isInSpain(lat: number, lng: number): boolean;
  /** A submitted address; may call an outside service, falls back to `understand`. */
  locate(address: string): Promise<Place | null>;
  /** Loads the place data ahead of the first query. */
  warmUp(): void;
}
