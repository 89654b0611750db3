import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromProjectRoot, projectRoot } from '../../server/core/paths.js';

/** The product as it is used, and the pages of it that are measured. */
export interface Product {
  readonly url: string;
  pages(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts what `npm run build` made, in a process of its own, with demo data on the embedded database; or takes the one that runs at an address. */
export async function startProduct(running: string | null): Promise<Product> {
  if (running) return { url: running, pages: () => pagesOf(running), stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-lighthouse-'));
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, [fromProjectRoot('dist/server/main.js')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Hueco is running:\s+(\S+)/.exec(output)?.[1];
      if (printed) resolve(printed);
    });
    void ended.then(() => reject(new Error(`ended before it was ready: ${output}`)));
  });
  return {
    url,
    pages: () => pagesOf(url),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function pagesOf(url: string): Promise<Record<string, string>> {
  const query = '{ searchSpaces(first: 1, filter: { postalCode: "28010" }) { edges { node { id } } } }';
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { searchSpaces: { edges: { node: { id: string } }[] } } };
  return {
    home: '/',
    space: `/space/${data.searchSpaces.edges[0]?.node.id ?? ''}`,
    madrid: '/madrid',
    search: '/search?postal_code=28010',
  };
}
