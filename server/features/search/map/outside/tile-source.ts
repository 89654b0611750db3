export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A source of vector tiles. */
export interface TileSource {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The area it covers; null for everything. */
  readonly box: Box | null;
  /** The attribution as plain text. */
  readonly credits: string;
  /** A local file needs no cache. */
  readonly isLocal: boolean;
  /** The tile's bytes; null for an empty tile. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

export const TILE_BYTES = 2 * 1024 * 1024;
const CREDITS_LENGTH = 120;

/** The attribution without tags: services send links. */
export function creditsIn(html: unknown): string {
  const text = (typeof html === 'string' ? html : '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, CREDITS_LENGTH);
  return text || '© OpenStreetMap';
}
