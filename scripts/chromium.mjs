// Finds a Chromium for the browser tests; installs Debian's when it is missing and we may. Run alone it prints the path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { apt, mayInstall } from './apt.mjs';
import { fail, say } from './lib.mjs';

/** Chromium without a window takes a quarter less of the processor for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HELP = [
  'The browser tests need Chromium and none was found. Either',
  "  - install it:  sudo apt-get install chromium   (or your system's way), or",
  '  - tell where it is:  CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');

/** Path of a Chromium, installed now if need be. @returns {Promise<string>} */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH says ${given}, but nothing is there.`);
  if (existsSync(SHELL)) return SHELL;
  // A developer's own Chromium is kept; a machine that only checks gets the cheaper one.
  const problem = find(PLACES) && !process.env.CI ? '' : await installShell();
  return find([SHELL, ...PLACES]) ?? fail([problem, HELP].filter(Boolean).join('\n'));
}

const find = (places) => places.find((place) => existsSync(place));

/** Installs Debian's Chromium, the one without a window where there is such a package. @returns {Promise<string>} what went wrong, to be shown when nothing else is there */
async function installShell() {
  if (!mayInstall()) return '';
  say('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …');
  const update = await apt('update', '-q');
  const shell = await apt('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
  if (shell.code === 0 || find(PLACES)) return '';
  const whole = await apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
  return [update, whole]
    .filter(({ code }) => code !== 0)
    .map(({ output }) => output.slice(-1500))
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) say(await ensureChromium());
