import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { sharedMemory } from './run/shared-memory.js';

const ENOUGH_SHARED_MEMORY = 1_000_000_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless browser sends no language by itself but reports "en-US" to scripts, so no page could hydrate.
  '--accept-lang=es-ES',
  // Files instead of shared memory, which is scarce in containers, take a tenth more processor time.
  ...(sharedMemory(ENOUGH_SHARED_MEMORY) ? [] : ['--disable-dev-shm-usage']),
];

/** Tests leave pages before optimised code pays off, and compiling it takes a tenth of the browser's processor time. Not for measured pages. */
const WITHOUT_OPTIMIZER = '--js-flags=--no-maglev,--no-turbofan';

/** A headless Chromium: the one of CHROMIUM_PATH, else the system's. With `keepsPages` the back/forward cache is enabled. */
export async function launchBrowser({
  keepsPages = false,
  debuggingPort = null,
}: { keepsPages?: boolean; debuggingPort?: number | null } = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...FLAGS, debuggingPort ? `--remote-debugging-port=${debuggingPort}` : WITHOUT_OPTIMIZER],
    ignoreDefaultArgs,
  });
}
