import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { projectRoot } from './core/paths.js';

/** `MAP_TILES`: `off`, the absolute path of a file, or a URL; null when unset. */
export const mapTiles = z
  .string()
  .transform(mapTilesOf)
  .refine(
    (value) => value !== undefined,
    'a .pmtiles file that exists, an address such as https://tiles.example/style.json, or off',
  )
  .optional()
  .transform((value) => value ?? null);

/** Undefined when it is neither off, nor an existing file, nor a URL. */
function mapTilesOf(setting: string): string | undefined {
  if (setting === 'off') return setting;
  if (/^https?:/.test(setting)) return URL.canParse(setting) ? setting : undefined;
  const file = path.resolve(projectRoot, setting);
  return file.endsWith('.pmtiles') && existsSync(file) ? file : undefined;
}
