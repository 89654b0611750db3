// `npm run visual`: compares 84 screenshots of the built product with the baseline; with --update it replaces the baseline.
import { buildIfChanged } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { endWithChildren, endWithNpm, program, run } from './lib.mjs';

endWithNpm();
endWithChildren();
await buildIfChanged();
const { code } = await run([program('vitest', 'vitest.mjs'), 'run', '--project=visual'], {
  show: true,
  env: {
    NODE_ENV: 'test',
    CHROMIUM_PATH: await ensureChromium(),
    VISUAL_UPDATE: process.argv.includes('--update') ? '1' : '',
  },
});
process.exitCode = code;
