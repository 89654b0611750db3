import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Locale } from '../../server/core/locale.js';
import { PageDrawer } from '../../server/web/page-drawer.js';

const PAGE = { path: '/', search: '', isWide: true, name: 'HomePage', variables: {}, data: {} };

/** A drawing thread that ends a moment after its first picture. */
function mortal(): string {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'hueco-drawing-')), 'worker.cjs');
  writeFileSync(
    program,
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ number }) => { parentPort.postMessage({ number, drawing: { markup: 'drawn' } }); setTimeout(() => process.exit(1), 20); });`,
  );
  return program;
}

test('a thread that ended while nobody waited is replaced for the next visitor', async () => {
  const drawer = new PageDrawer(mortal(), { warn: vi.fn() } as never);
  for (let visitor = 0; visitor < 3; visitor++) {
    expect(await drawer.draw(PAGE, Locale.ES)).toMatchObject({ markup: 'drawn' });
    await sleep(1_500);
  }
});
