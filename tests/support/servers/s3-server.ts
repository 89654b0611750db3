import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Store } from '../../../server/ports/files-s3.js';

const BUCKET = 'hueco-files';

/** A server with the S3 protocol and one bucket in a temporary folder. */
export interface S3Server {
  readonly settings: S3Store;
  /** The folder with the bucket's files. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** The file name under which the server stores an object. */
export const objectFile = (key: string): string => `${key}._S3rver_object`;

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'hueco-s3-'));
  const child = fork(new URL('s3-server-main.mjs', import.meta.url), [directory, BUCKET], {
    execArgv: ['--openssl-legacy-provider'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    void ended.then(() => reject(new Error('the store for files ended before it was ready')));
  });
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: path.join(directory, BUCKET),
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
