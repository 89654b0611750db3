export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Where vector tiles come from. */
export interface TileSource {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** What it covers; null: everything. */
  readonly box: Box | null;
  /** Whom to thank, as plain text. */
  readonly credits: string;
  /** A file here needs no second copy. */
  readonly isLocal: boolean;
  /** The tile's bytes; null when nothing lies in it. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

export const TILE_BYTES = 2 * 1024 * 1024;
const CREDITS_LENGTH = 120;

/** Whom to thank, without tags: services send links. */
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
