import type { Position } from 'geojson';
import type { LineKind } from '../../server/features/search/map/basemap.js';

interface NamedLine {
  readonly city: string;
  readonly kind: LineKind;
  /** Empty: rendered without a name, because the line has several. */
  readonly name: string;
}

/** For gaps of the data: typed corner by corner. */
export interface TypedLine extends NamedLine {
  readonly at: readonly Corner[];
}

/** Degrees north and east. */
export type Corner = readonly [lat: number, lng: number];

export function positionOf([lat, lng]: Corner): Position {
  return [lng, lat];
}

export interface KnownLine extends NamedLine {
  /** What is on either side: neighbourhoods, districts (with a leading star) or postal codes. */
  readonly sides: readonly (readonly [one: readonly string[], other: readonly string[]])[];
}

export const avenue = (city: string, name: string, at: readonly Corner[]): TypedLine => ({
  city,
  kind: 'avenue',
  name,
  at,
});

export const motorway = (city: string, name: string, at: readonly Corner[]): TypedLine => ({
  city,
  kind: 'motorway',
  name,
  at,
});
