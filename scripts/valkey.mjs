// Runs before `npm run rig:scale`: finds Valkey or Redis; installs Debian's if there is none and it is permitted.
import { existsSync } from 'node:fs';
import { apt, mayInstall } from './apt.mjs';
import { fail, say } from './lib.mjs';

/** The same as in tests/support/servers/redis-server.ts. */
const PLACES = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];
/** Newer Debian versions have the one, older ones the other. */
const PACKAGES = ['valkey-server', 'redis-server'];

const find = () => PLACES.find((place) => existsSync(place));

if (!find() && mayInstall()) {
  say('Installing Valkey or Redis for the rig (apt-get install) …');
  await apt('update', '-q');
  for (const name of PACKAGES) if (!find()) await apt('install', '-y', '-q', '--no-install-recommends', name);
}
say(
  find() ??
    fail(
      "The rig needs Valkey or Redis and none was found: install it, e.g. sudo apt-get install valkey-server (redis-server on older Debians), or your system's way.",
    ),
);
