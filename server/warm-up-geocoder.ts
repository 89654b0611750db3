import type { Geocoder } from './ports/geocoder.js';
import { StartError } from './start-problem.js';

/** Loads the data of places; throws a problem of the start when a file of the folder cannot be read. */
export function warmUpGeocoder(geocoder: Pick<Geocoder, 'warmUp'>, geoDataDir: string | null): void {
  try {
    geocoder.warmUp();
  } catch (error) {
    if (geoDataDir === null) throw error;
    throw new StartError(
      `GEO_DATA_DIR: the files in ${geoDataDir} cannot be read (${String(error)}). Copy them again, or leave the setting out.`,
    );
  }
}
