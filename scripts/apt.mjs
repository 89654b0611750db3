// Installs Debian packages that tests need besides the npm packages.
import { existsSync } from 'node:fs';
import { run } from './lib.mjs';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Nobody waits long for a mirror that does not answer. @param {...string} args */
export const apt = (...args) =>
  run(['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
    command: '/usr/bin/apt-get',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
