import path from 'node:path';
import { DiskFiles } from './files-disk.js';
import { S3Files } from './files-s3.js';
/** Where photos, documents and exports lie: in the store that the settings name, or below the data folder. */
export function createFiles({ s3, dataDir }) {
    return s3 ? new S3Files(s3, path.join(dataDir, 'unfinished')) : new DiskFiles(path.join(dataDir, 'files'));
}
//# sourceMappingURL=create-files.js.map