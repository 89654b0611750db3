// `npm test`: all checks, cheap ones first. Arguments select stages: npm test -- lint unit `npm test -- --changed` runs what the changes
// since the last commit touch, `--changed=main` those of a branch.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged } from './build.mjs';
import { measureFirstLoad } from './bundle-budget.mjs';
import { besideFeatures, changedFiles, modulesOf, planFor } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import {
  checkersFor,
  endWithChildren,
  endWithNpm,
  fail,
  filesBelow,
  fromRoot,
  program,
  run,
  say,
  seconds,
} from './lib.mjs';
import { tally } from './tally.mjs';

endWithNpm();
endWithChildren();
const started = Date.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failedTests = [];
/** Tests that passed only on a retry: the run is successful, but each hides a defect of the product or of the test. */
const flakyTests = [];

const PROGRAMS = ['tsconfig.json', 'client/tsconfig.json', 'tests/e2e/tsconfig.json'];

/** A failed check stops the run; the suites all run, so that one report shows everything. */
const checks = {
  types: () =>
    tools(PROGRAMS.map((settings) => ['typescript', 'bin/tsc', '-p', settings, ...checkersFor(PROGRAMS.length)])),
  lint: () => tools([['oxlint', 'bin/oxlint']]),
  format: checkFormat,
  schema: checkSchema,
  codegen: checkCodegen,
  build: async () => {
    // `types` reads the same sources in parallel.
    await buildIfChanged({ areTypesChecked: isWanted('types') });
    return ok();
  },
  bundle: checkBundle,
};
/** Checks of one lane run one after the other, lanes in parallel: the compiler is CPU-bound, the others often wait for the disk. */
const LANES = [['types'], ['lint', 'format', 'schema', 'codegen', 'build', 'bundle']];
const suites = {
  architecture: ['architecture'],
  unit: ['unit'],
  client: ['client', 'client-apart'],
  server: ['server'],
  e2e: ['e2e'],
};

/** With this many failures the tests are broken as a whole, and a run this long hangs: the results so far are reported. */
const ENOUGH_FAILURES = 40;
const LONGEST_RUN_MS = 60 * 60_000;

const isChangedFlag = (argument) => argument === '--changed' || argument.startsWith('--changed=');
const changedFlag = process.argv.slice(2).find(isChangedFlag);
const wanted = process.argv.slice(2).filter((argument) => !isChangedFlag(argument));
const unknown = wanted.filter((name) => !(name in checks || name in suites));
// A typing error must not look like a successful run.
if (unknown.length > 0)
  fail(
    `There is no stage ${unknown.join(', ')}. There are: ${[...Object.keys(checks), ...Object.keys(suites)].join(' ')}.`,
  );
const changed = changedFlag && (await changedFiles(changedFlag.split('=')[1] || 'HEAD'));
if (changed?.length === 0) {
  say('Nothing differs from the last commit. A branch is compared with: npm test -- --changed=main');
  process.exit(0);
}
const plan = changed && planFor(changed);
const isWanted = (name) =>
  (wanted.length === 0 || wanted.includes(name)) &&
  (!plan || plan.checks.has(name) || (plan.suites[name] ?? 'none') !== 'none');
const scratch = mkdtempSync(path.join(tmpdir(), 'hueco-checks-'));
process.exitCode = (await runAll()) ? 0 : 1;
rmSync(scratch, { recursive: true, force: true });

async function runAll() {
  await Promise.all(LANES.map(runLane));
  const stopped = summary.filter(({ isGood }) => !isGood).map(({ name }) => `"${name}"`);
  if (stopped.length > 0) {
    report();
    say(`Stopped at ${stopped.join(' and ')}; no tests were run.`);
    return false;
  }
  const names = Object.keys(suites).filter(isWanted);
  const ofExtent = (extent) => names.filter((name) => (plan?.suites[name] ?? 'all') === extent);
  await runSuites(ofExtent('all'), ['run']);
  await runSuites(ofExtent('related'), ['related', ...modulesOf(changed ?? []), '--run']);
  const ofFeatures = ofExtent('features');
  if (ofFeatures.length > 0) await runSuites(ofFeatures, ['related', ...(await filesOfFeatures(changed)), '--run']);
  report();
  say(`${totals.passed} passed, ${totals.failed} failed`);
  return summary.every(({ isGood }) => isGood);
}

async function runLane(names) {
  for (const name of names.filter(isWanted)) if (!(await stage(name, checks[name]))) return;
}

async function stage(name, check) {
  const from = Date.now();
  say(`\n▶ ${name}`);
  const { isGood, output = '', note = '' } = await check();
  if (!isGood && output) say(output.trimEnd());
  say(`${isGood ? '✔' : '✘'} ${name} (${seconds(from)})${note && ` ${note}`}`);
  summary.push({ name, isGood, note, time: seconds(from) });
  return isGood;
}

function report() {
  say('\n──────── summary ────────');
  for (const { name, isGood, note, time } of summary)
    say(`${isGood ? '✔' : '✘'} ${name.padEnd(14)}${time.padStart(8)}  ${note}`);
  say(`  ${'all'.padEnd(14)}${seconds(started).padStart(8)}  ${totals.skipped ? `${totals.skipped} skipped` : ''}\n`);
  for (const test of failedTests) say(`failed: ${test}`);
  for (const test of flakyTests) say(`flaky: ${test}`);
  say(`${flakyTests.length} flaky\n`);
}

function ok(note = '') {
  return { isGood: true, note };
}

async function tools(commands) {
  const results = await Promise.all(commands.map(([name, file, ...args]) => run([program(name, file), ...args])));
  return {
    isGood: results.every(({ code }) => code === 0),
    output: results
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

async function checkFormat() {
  const { isGood, output } = await tools([['oxfmt', 'bin/oxfmt', '--list-different', '.']]);
  return { isGood, output: `${output}\nThese files are not formatted: run npm run format and commit them.` };
}

async function checkSchema() {
  const { code, output } = await run([program('tsx', 'dist/cli.mjs'), 'scripts/emit-schema.ts', scratch]);
  if (code !== 0) return { isGood: false, output };
  for (const file of ['schema.graphql', 'docs/api/public.graphql']) {
    const emitted = path.join(scratch, file);
    if (readFileSync(emitted, 'utf8') !== readFileSync(fromRoot(file), 'utf8'))
      return {
        isGood: false,
        output: `${await difference(file, emitted)}\n${file} is not what the server builds: run npm run schema and commit it.`,
      };
  }
  return ok();
}

/** Generated files are created next to the committed ones and compared. */
async function checkCodegen() {
  const { code, output } = await run([program('tsx', 'dist/cli.mjs'), 'scripts/codegen.ts', scratch]);
  if (code !== 0) return { isGood: false, output };
  const folder = 'client/generated';
  const wanted = contentsBelow(path.join(scratch, folder));
  const committed = contentsBelow(fromRoot(folder));
  const stale = [...new Set([...wanted.keys(), ...committed.keys()])].filter(
    (name) => wanted.get(name) !== committed.get(name),
  );
  return stale.length === 0
    ? ok()
    : { isGood: false, output: `client/generated is stale (${stale.join(', ')}): run npm run codegen and commit it.` };
}

function contentsBelow(folder) {
  return new Map(filesBelow(folder).map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

async function checkBundle() {
  const { kilobytes, problems } = measureFirstLoad();
  return {
    isGood: problems.length === 0,
    output: problems.join('\n'),
    note: `${kilobytes.toFixed(1)} kB gzip first load`,
  };
}

/** Each test file counts as related to itself. */
async function filesOfFeatures(files) {
  const { tsImport } = await import('tsx/esm/api');
  const { testsOfFeatures } = await tsImport('./tests-of-features.ts', import.meta.url);
  const tests = testsOfFeatures(files);
  say(`\nThe changed features have ${tests.length} test files of the server.`);
  return [...tests, ...modulesOf(besideFeatures(files))];
}

/** Suites run together, so that no worker waits for the last file of another one. */
async function runSuites(names, command) {
  if (names.length === 0) return;
  const from = Date.now();
  say(`\n▶ ${names.join(', ')}`);
  const file = path.join(scratch, `${names.join('-')}.json`);
  const env = names.includes('e2e') ? { CHROMIUM_PATH: await ensureChromium() } : {};
  const { code } = await run(
    [
      program('vitest', 'vitest.mjs'),
      ...command,
      '--passWithNoTests',
      ...names.flatMap((name) => suites[name].map((project) => `--project=${project}`)),
      '--reporter=default',
      '--reporter=./tests/support/run/long-run-reporter.ts',
      '--reporter=./tests/support/run/failure-diff-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--bail=${ENOUGH_FAILURES}`,
    ],
    {
      show: true,
      env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: path.join(scratch, 'compiled'), ...env },
      limitMs: LONGEST_RUN_MS,
    },
  );
  const results = tally(file, names);
  let failed = 0;
  for (const [name, { failures, flaky, ms, ...counted }] of Object.entries(results)) {
    failed += counted.failed;
    for (const key of Object.keys(totals)) totals[key] += counted[key];
    failedTests.push(...failures);
    flakyTests.push(...flaky);
    const note = `${counted.passed} passed, ${counted.failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`;
    // An aborted run has not reached the last ones.
    const isGood = counted.failed === 0 && (code === 0 || counted.passed > 0);
    summary.push({ name, isGood, note, time: `${(ms / 1_000).toFixed(1)} s` });
  }
  // For example an uncaught error, which fails the run but no test.
  const isLost = code !== 0 && failed === 0;
  if (isLost) totals.failed += 1;
  summary.push({
    name: 'suites',
    isGood: code === 0,
    note: isLost ? 'ended with an error' : '',
    time: seconds(from),
  });
}

async function difference(a, b) {
  const { output } = await run(['diff', '--no-index', '--no-color', '--unified=1', a, b], { command: 'git' });
  return output.split('\n').slice(0, 60).join('\n');
}
