/** A point on the map. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** The visible area, in degrees. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A price on the map, or (with `count` above 1) several spaces: a disc with their number, or from a close zoom their lowest price. */
export interface MapPinData extends LatLng {
  key: string;
  /** The price, the lowest of several: "99 €". */
  label: string;
  /** Unset if the label is not a price. */
  priceCents?: number;
  count?: number;
  /** Whether several spaces show their lowest price. */
  isPriced?: boolean;
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

/** The searched place; rendered if its outline is known. */
export interface MapHighlight {
  kind: 'DISTRICT' | 'NEIGHBOURHOOD' | 'POSTAL_CODE' | (string & {});
  name: string;
  city?: string | null | undefined;
}
