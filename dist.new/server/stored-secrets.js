import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
const NAMES = ['jwtSecret', 'passwordPepper', 'embeddedDatabasePassword', 'vapidPrivateKey'];
/** The file of an earlier start cannot be read. */
export class SecretsError extends Error {
}
/** Secrets that were not given are made once and kept in the data folder: new ones would end all sessions and all passwords. */
export function storeSecrets(dataDir, given) {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (NAMES.every((name) => name in known))
        return known;
    const file = path.join(dataDir, 'secrets.json');
    const stored = readSecrets(file);
    const missing = NAMES.filter((name) => !(name in known) && stored[name] === undefined);
    for (const name of missing)
        stored[name] = randomBytes(32).toString('base64url');
    if (missing.length > 0)
        writeSecrets(file, stored);
    return { ...stored, ...known };
}
function readSecrets(file) {
    if (!existsSync(file))
        return {};
    try {
        return z.partialRecord(z.enum(NAMES), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
    }
    catch {
        throw new SecretsError(`${file} cannot be read: expected the JSON file that an earlier start made`);
    }
}
function writeSecrets(file, secrets) {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
}
//# sourceMappingURL=stored-secrets.js.map