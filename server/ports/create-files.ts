import path from 'node:path';
import type { Config } from '../config.js';
import { DiskFiles } from './files-disk.js';
import { S3Files } from './files-s3.js';
import type { FilesPort } from './files.js';

/** The file storage of photos, documents and exports: the configured store, or a folder below the data folder. */
export function createFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FilesPort {
  return s3 ? new S3Files(s3, path.join(dataDir, 'unfinished')) : new DiskFiles(path.join(dataDir, 'files'));
}
