import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertNoTransaction } from '../core/writes/transaction.js';
import type { Mail, MailPort } from './mail.js';

export interface StoredMail extends Omit<Mail, 'files'> {
  readonly at: string;
  /** Without their content. */
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}

/** Mail for development and demos: one JSON file per mail in a folder, shown at /dev/mailbox. */
export class MailFolder implements MailPort {
  constructor(private readonly folder: string) {}

  async send({ files = [], ...mail }: Mail): Promise<void> {
    assertNoTransaction('mail');
    await mkdir(this.folder, { recursive: true });
    const stored: StoredMail = {
      ...mail,
      at: new Date().toISOString(),
      files: files.map(({ name, type, content }) => ({ name, type, bytes: content.length })),
    };
    const file = path.join(this.folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.json`);
    // Written elsewhere and renamed, so that a reader never sees a partial mail.
    await writeFile(`${file}.part`, JSON.stringify(stored));
    await rename(`${file}.part`, file);
  }

  async purge({
    addresses,
    texts,
  }: {
    readonly addresses: readonly string[];
    readonly texts: readonly string[];
  }): Promise<void> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    for (const name of names) {
      const file = path.join(this.folder, name);
      const stored = await readFile(file, 'utf8').catch(() => '');
      const isToAddress = addresses.some((address) => stored.includes(`"to":${JSON.stringify(address)}`));
      if (isToAddress || texts.some((text) => stored.includes(JSON.stringify(text).slice(1, -1))))
        await rm(file, { force: true });
    }
  }

  /** Newest first, at most 100; optionally only those to an address. */
  async list(to?: string): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => JSON.parse(await readFile(path.join(this.folder, name), 'utf8')) as StoredMail),
    );
    return mails
      .filter((mail) => !to || mail.to === to)
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, 100);
  }
}
