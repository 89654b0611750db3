import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with finer place data if this machine has one, else null. */
export const geoDataDir: string | null =
  [process.env['GEO_DATA_DIR'], path.resolve('..', 'shared', 'geo')].find((dir) => dir && existsSync(dir)) ?? null;
