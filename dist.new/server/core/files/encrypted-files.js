import { randomUUID } from 'node:crypto';
import { decryptBytes, deriveKey, encryptBytes } from '../crypto.js';
import { addJob } from '../jobs/jobs.js';
/** Well after any upload has ended, by the clock of the job queue. */
const ORPHAN_MS = 3_600_000;
/** Files stored encrypted, under random keys that no URL contains; the key is authenticated, so that files cannot be swapped. */
export function encryptedFiles({ secret, folder, orphanJob }) {
    const keyOf = ({ passwordPepper }) => deriveKey(passwordPepper, secret);
    const pathOf = (storageKey) => `${storageKey}/sealed`;
    const files = {
        async write({ config, files: port }, storageKey, bytes) {
            await port.put(pathOf(storageKey), encryptBytes(keyOf(config), bytes, storageKey));
        },
        async store(ctx, bytes, save) {
            const storageKey = `${folder}/${randomUUID()}`;
            // Scheduled before the bytes are written: if the process dies before the row is inserted, the job still finds the file.
            await addJob(ctx, orphanJob, { storageKey }, { afterMs: ORPHAN_MS });
            await files.write({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
            try {
                return await save(storageKey);
            }
            catch (error) {
                await files.remove(ctx, storageKey);
                throw error;
            }
        },
        async read({ config, ports }, storageKey) {
            const encrypted = await ports.files.get(pathOf(storageKey));
            return encrypted && decryptBytes(keyOf(config), encrypted, storageKey);
        },
        remove: ({ ports }, storageKey) => ports.files.removeFolder(storageKey),
    };
    return files;
}
//# sourceMappingURL=encrypted-files.js.map