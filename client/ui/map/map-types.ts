/** A point on the map. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** What the map shows, in degrees. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A price on the map, or (with `count` above 1) several spaces rendered as one disc. */
export interface MapPinData extends LatLng {
  key: string;
  /** What is written on it: "99 €"; on a disc its count. */
  label: string;
  count?: number;
  isVisited?: boolean;
  isSelected?: boolean;
  isHovered?: boolean;
  isFavorite?: boolean;
  /** Read aloud instead of the label. */
  title?: string;
}

/** A circle in which something lies. */
export interface MapArea extends LatLng {
  radiusM: number;
}

/** The place searched for; rendered where its outline is known. */
export interface MapHighlight {
  kind: 'DISTRICT' | 'NEIGHBOURHOOD' | 'POSTAL_CODE' | (string & {});
  name: string;
  city?: string | null | undefined;
}
