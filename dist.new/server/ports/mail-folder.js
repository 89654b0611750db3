import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertNoTransaction } from '../core/writes/transaction.js';
/** Mail for work and demos: one JSON file a mail in a folder, read back by /dev/mailbox. */
export class MailFolder {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    async send(mail) {
        assertNoTransaction('mail');
        await mkdir(this.folder, { recursive: true });
        const stored = { ...mail, at: new Date().toISOString() };
        const file = path.join(this.folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.json`);
        // Written beside and moved, so that a reader never sees half a mail.
        await writeFile(`${file}.part`, JSON.stringify(stored));
        await rename(`${file}.part`, file);
    }
    async purge({ addresses, texts, }) {
        const names = await readdir(this.folder).catch(() => []);
        for (const name of names) {
            const file = path.join(this.folder, name);
            const stored = await readFile(file, 'utf8').catch(() => '');
            const isToAddress = addresses.some((address) => stored.includes(`"to":${JSON.stringify(address)}`));
            if (isToAddress || texts.some((text) => stored.includes(JSON.stringify(text).slice(1, -1))))
                await rm(file, { force: true });
        }
    }
    /** Newest first, at most 100; only those to an address when one is given. */
    async list(to) {
        const names = await readdir(this.folder).catch(() => []);
        const mails = await Promise.all(names
            .filter((name) => name.endsWith('.json'))
            .map(async (name) => JSON.parse(await readFile(path.join(this.folder, name), 'utf8'))));
        return mails
            .filter((mail) => !to || mail.to === to)
            .sort((a, b) => b.at.localeCompare(a.at))
            .slice(0, 100);
    }
}
//# sourceMappingURL=mail-folder.js.map