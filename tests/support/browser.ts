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
  // Without a window it sends no language by itself, but tells scripts "en-US": no page could be hydrated.
  '--accept-lang=es-ES',
  // Files in place of shared memory, which containers have little of, take a tenth more of the processor.
  ...(sharedMemory(ENOUGH_SHARED_MEMORY) ? [] : ['--disable-dev-shm-usage']),
];

/** Pages of tests are left before optimized code pays: compiling it takes a tenth of the browser's processor time. Not for pages that are measured. */
const WITHOUT_OPTIMIZER = '--js-flags=--no-maglev,--no-turbofan';

/** A headless Chromium: the one of CHROMIUM_PATH, else the system's. With `keepsPages` the back button brings pages back as they were left. */
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
