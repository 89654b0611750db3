import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../../../server/db/backup/restore-backup.js';
import { GEO_FILES } from '../../../server/features/search/places/geo-files.js';
import { EmbeddedGeocoder } from '../../../server/ports/geocoder-embedded.js';
import { StartError } from '../../../server/start-problem.js';
import { warmUpGeocoder } from '../../../server/warm-up-geocoder.js';

test('P-07 a start with place data that was copied in part ends with a sentence that names the setting', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-geo-'));
  for (const name of Object.values(GEO_FILES).filter((file) => file.endsWith('json')))
    writeFileSync(path.join(folder, name), '{"type": "FeatureColl');
  const start = (): void => warmUpGeocoder(new EmbeddedGeocoder(folder), folder);
  expect(start).toThrow(StartError);
  expect(start).toThrow(/^GEO_DATA_DIR: the files in .* cannot be read/);
});

test('an error of the disk while a backup is read is thrown to its reader', async () => {
  // A folder can be opened and not be read.
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-backup-'));
  await expect(linesOf(folder).next()).rejects.toThrow('EISDIR');
});
