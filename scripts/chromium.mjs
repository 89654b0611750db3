// Finds a Chromium for the browser tests; installs Debian's when there is none and we may. Run alone it prints the path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fail, run, say } from './lib.mjs';

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
  return find() ?? (await install());
}

const find = () => PLACES.find((place) => existsSync(place));

async function install() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) fail(HELP);
  say('Installing Chromium for the browser tests (apt-get install chromium) …');
  const apt = (...args) =>
    run(['-o', 'DPkg::Lock::Timeout=300', ...args], {
      command: '/usr/bin/apt-get',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const update = await apt('update', '-q');
  const added = await apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
  const path = find();
  if (added.code !== 0 || !path)
    fail(
      `${[update, added]
        .filter(({ code }) => code !== 0)
        .map(({ output }) => output.slice(-1500))
        .join('\n')}\n${HELP}`,
    );
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) say(await ensureChromium());
