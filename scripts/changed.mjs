// What a change touches, for `npm test -- --changed`: which checks and suites run, and which tests of each.
import { existsSync } from 'node:fs';
import { fail, fromRoot, run } from './lib.mjs';

/** @typedef {'all' | 'related' | 'features' | 'none'} Extent Tests of a suite: all, those that import a changed file, those of the changed features, or none. */
/** @typedef {{ checks: Set<string>, suites: Record<string, Extent> }} Plan */

/** Dependencies of every test that are not imported. */
const EVERYTHING = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;
/** Input of `npm run build`, and therefore of the browser tests. */
const BUILT = /^(client|server)\/|^tsconfig\.build\.json$|^scripts\/build\.mjs$/;
/** Read from disk and not imported, such as migrations and articles. */
const READ_BY_SERVER = /^server\/.*(?<!\.ts)$|^tests\/support\/run\//;
const SCHEMA = /^server\/.*\.ts$|\.graphql$|^(client\/codegen|client\/generated)\/|^codegen\.ts$/;

const OF_FEATURE = /^server\/features\/.*\.ts$/;

/**
 * Every test of the server imports the whole app, so that a change of the server runs them all, unless it stays within features.
 * @param {readonly string[]} files @returns {Plan}
 */
export function planFor(files) {
  const has = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  const isEverything = has(EVERYTHING);
  const checks = new Set(['types', 'lint', 'format']);
  if (isEverything || has(SCHEMA)) for (const check of ['schema', 'codegen']) checks.add(check);
  if (isEverything || has(BUILT)) for (const check of ['build', 'bundle']) checks.add(check);
  // The browser tests start the built product, so changing them requires a build too.
  if (has(/^tests\/(e2e|support)\//)) checks.add('build');
  const extent = (/** @type {RegExp} */ all, /** @type {RegExp} */ related) =>
    isEverything || has(all) ? 'all' : has(related) ? 'related' : 'none';
  const code = /\.(tsx?|mjs)$/;
  const ofServer = files.filter((file) => file.startsWith('server/'));
  const isWithinFeatures = ofServer.length > 0 && ofServer.every((file) => OF_FEATURE.test(file));
  const server = extent(READ_BY_SERVER, code);
  return {
    checks,
    suites: {
      // They read every file, documents too, and take seconds.
      architecture: 'all',
      unit: extent(READ_BY_SERVER, code),
      client: extent(/^client\/i18n\/|^schema\.graphql$/, code),
      server: server === 'related' && isWithinFeatures ? 'features' : server,
      e2e: extent(BUILT, /^tests\//),
    },
  };
}

/** Files that differ from a commit or branch (the last commit by default), including new ones. @param {string} base */
export async function changedFiles(base = 'HEAD') {
  const git = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run(args, { command: 'git' });
    if (code !== 0) fail(`What has changed since ${base} cannot be told:\n${output.trim()}`);
    return output.split('\n').filter(Boolean);
  };
  const [start = base] = await git('merge-base', base, 'HEAD');
  return [...(await git('diff', '--name-only', start)), ...(await git('ls-files', '--others', '--exclude-standard'))];
}

/** Changes beside those of features, which choose their tests by imports. @param {readonly string[]} files */
export const besideFeatures = (files) => files.filter((file) => !OF_FEATURE.test(file));

/** Files that can be in a module graph: deleted files cannot. @param {readonly string[]} files */
export const modulesOf = (files) =>
  files.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && existsSync(fromRoot(file)));
