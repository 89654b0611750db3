// Compiles the server to dist/server, the client to dist/client, the part of it that runs on the server to dist/ssr and the API's sandbox to dist/graphiql,
// when their sources changed since the last time.
// `npm run build` always builds; `npm start` and `npm test` call `buildIfChanged`.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { trustedDocuments } from '../client/codegen/trusted-documents.mjs';
import { removeFaultPoints } from './fault-points.mjs';
import { checkersFor, fail, filesBelow, fromRoot, hashOf, program, run, say, seconds } from './lib.mjs';

const SOURCES = ['client', 'server', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const STAMP = fromRoot('dist', '.build-hash');

/**
 * @param {{ areTypesChecked?: boolean }} [options] `areTypesChecked`: somebody else checks the types of the same sources, so the compiler need not
 * @returns {Promise<'fresh' | 'built'>}
 */
export async function buildIfChanged({ areTypesChecked = false } = {}) {
  const hash = hashOf(SOURCES);
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (isFresh) return 'fresh';
  await build(hash, areTypesChecked);
  return 'built';
}

/**
 * @param {string} hash
 * @param {boolean} [areTypesChecked]
 */
async function build(hash, areTypesChecked = false) {
  const started = Date.now();
  say('Building …');
  rmSync(STAMP, { force: true });
  for (const folder of ['server', 'ssr']) rmSync(fromRoot('dist', folder), { recursive: true, force: true });
  const parts = await Promise.all([
    part('server', [
      program('typescript', 'bin/tsc'),
      '-p',
      'tsconfig.build.json',
      ...(areTypesChecked ? ['--noCheck'] : checkersFor(1)),
    ]),
    part(
      'sandbox',
      [program('vite', 'bin/vite.js'), 'build', '--config', 'client/graphiql/vite.config.ts', '--logLevel', 'warn'],
      { NODE_ENV: 'production' },
    ),
    ...['pages', 'render-worker'].map((name) =>
      part(
        name,
        [
          program('vite', 'bin/vite.js'),
          'build',
          '--config=client/ssr/vite.config.ts',
          `--mode=${name}`,
          '--logLevel=warn',
        ],
        { NODE_ENV: 'production' },
      ),
    ),
    part(
      'client',
      [program('vite', 'bin/vite.js'), 'build', '--config', 'client/vite.config.ts', '--logLevel', 'warn'],
      { NODE_ENV: 'production' },
    ),
  ]);
  for (const { name, code, output } of parts) if (code !== 0) fail(`The ${name} could not be built:\n${output}`);
  removeFaultPoints(fromRoot('dist', 'server'));
  writeFileSync(fromRoot('dist', 'trusted-documents.json'), JSON.stringify(trustedDocuments()));
  await Promise.all([compressBelow(fromRoot('dist', 'client')), compressBelow(fromRoot('dist', 'graphiql'))]);
  writeFileSync(STAMP, hash);
  say(`Built in ${seconds(started)}.`);
}

/** Precompressed copies of all text files at the highest level: the server only selects one. */
async function compressBelow(folder) {
  const texts = filesBelow(folder).filter(
    (file) => /\.(js|css|svg|json|txt)$/.test(file) && statSync(file).size > 1000,
  );
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    }),
  );
}

async function part(name, args, env = {}) {
  return { name, ...(await run(args, { env })) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build(hashOf(SOURCES));
