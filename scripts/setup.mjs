// Runs before `npm start`, `npm test` and `npm run dev`: installs the locked dependencies, and reports what is missing. Plain JavaScript
// for Node 20 with built-ins only; the newer Node that the project uses is one of the dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, fromRoot, root, say, seconds } from './lib.mjs';

const MARKER = fromRoot('node_modules', '.hueco-installed');
const lock = readFileSync(fromRoot('package-lock.json'), 'utf8');
const fingerprint = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');

checkVersions();
if (!isInstalled()) {
  await install();
  if (!matchesLock())
    fail('The installation finished but is not complete. Remove the folder node_modules and try again.');
  writeFileSync(MARKER, fingerprint);
}
checkRuntime();

function checkVersions() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Hueco needs Node 20 or newer to install itself; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  const npm = /npm\/(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '');
  if (npm && Number(npm[1]) < 9)
    fail(`Hueco needs npm 9 or newer; this is npm ${npm[1]}.${npm[2]}. Run: npm install --global npm@latest`);
}

function isInstalled() {
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === fingerprint) return true;
  if (!matchesLock()) return false;
  writeFileSync(MARKER, fingerprint);
  return true;
}

/** npm records what it installed; every package of the lock file must be there unless it is optional (for another system). */
function matchesLock() {
  const noted = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages ?? {};
  return Object.entries(JSON.parse(lock).packages).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return Boolean(wanted.optional || wanted.peer);
    return found.version === wanted.version && existsSync(fromRoot(place));
  });
}

async function install() {
  say('Installing what the lock file says (the first time this takes a minute or two) …');
  const started = Date.now();
  const ticker = setInterval(() => say(`  … still installing, ${seconds(started)}`), 15_000);
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(ticker);
  if (code !== 0) {
    fail(
      [
        'The installation failed; npm says why above. Most often:',
        '  - no connection to the package registry: check the network or the proxy (npm config get registry), then run the same command again;',
        '  - no space left: node_modules needs about 1 GB;',
        '  - no right to write here: the folder must belong to you.',
      ].join('\n'),
    );
  }
  say(`Installed in ${seconds(started)}.`);
}

/** npm must not run on the Node inside node_modules: it is about to be replaced. */
function npm(args) {
  const bin = fromRoot('node_modules', '.bin');
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => path.resolve(entry) !== bin)
    .join(path.delimiter);
  const windows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
      cwd: root,
      env: { ...process.env, PATH: outside, NODE_ENV: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** On Linux the lock file installs Node 24; elsewhere the installed one must be new enough. */
function checkRuntime() {
  const own = fromRoot('node_modules', '.bin', 'node');
  const version = existsSync(own) ? versionOf(own) : process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18))
    fail(`Hueco runs on Node 22.18 or newer; this is Node ${version}. Get it from https://nodejs.org.`);
}

function versionOf(node) {
  try {
    return execFileSync(node, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return fail(
      'The Node that the installation brought does not run here: it is made for Linux with glibc, which Alpine, for one, has not. The Dockerfile shows a base that works.',
    );
  }
}
