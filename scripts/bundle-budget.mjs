// What the first screen of `/` needs: the entry, the home page's chunk, all static imports, and the Spanish messages. The lower half of the
// page loads later, in chunks of its own.
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fail, fromRoot, say } from './lib.mjs';

const LIMIT_KB = 250;
/** Modules that a render thread loads at start, and keeps: uncompressed. */
const RENDERER_KB = 1_000;
const WORDS = /i18n\/es\/(common|nav|home|domain)\.ts$/;
/** Strings that only these libraries contain: finding them in the first load is an error. */
const LATER = { map: 'maplibregl-', calendar: 'date-picker', charts: 'recharts-' };

/** @returns {{ kilobytes: number, files: { file: string, kilobytes: number }[], problems: string[] }} */
export function measureFirstLoad() {
  const manifest = JSON.parse(readFileSync(fromRoot('dist/client/.vite/manifest.json'), 'utf8'));
  const names = new Set();
  const follow = (name) => {
    if (names.has(name)) return;
    names.add(name);
    for (const next of manifest[name].imports ?? []) follow(next);
  };
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.isEntry || isHome(name) || WORDS.test(name)) follow(name);
  const files = [...new Set([...names].map((name) => manifest[name].file))]
    .filter((file) => file.endsWith('.js'))
    .map(weigh);
  const kilobytes = files.reduce((sum, file) => sum + file.kilobytes, 0);
  const problems = files.flatMap(({ file, text }) =>
    Object.entries(LATER)
      .filter(([, mark]) => text.includes(mark))
      .map(([what]) => `${file} brings the ${what} into the first load`),
  );
  if (kilobytes > LIMIT_KB) problems.push(`the first load is ${kilobytes.toFixed(1)} kB, the limit ${LIMIT_KB} kB`);
  const renderer = statSync(fromRoot('dist/ssr/render-worker.js')).size / 1000;
  if (renderer > RENDERER_KB)
    problems.push(`a render thread begins with ${renderer} kB, the limit is ${RENDERER_KB} kB`);
  if (![...names].some(isHome)) problems.push('the home page is not in the manifest');
  return { kilobytes, files, problems };
}

const isHome = (name) => name.endsWith('features/home/pages/HomePage.tsx');

function weigh(file) {
  const content = readFileSync(fromRoot('dist/client', file));
  return { file, text: content.toString(), kilobytes: gzipSync(content, { level: 9 }).length / 1000 };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { kilobytes, files, problems } = measureFirstLoad();
  for (const file of files) say(`${file.kilobytes.toFixed(1).padStart(8)} kB  ${file.file}`);
  say(`${kilobytes.toFixed(1).padStart(8)} kB  first load of / (gzip; at most ${LIMIT_KB})`);
  if (problems.length > 0) fail(problems.join('\n'));
}
