import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { PageRenderer } from '../../../server/web/page-renderer.js';

const PAGE = { path: '/', search: '', isWide: true, variables: {}, data: '{}' };

/** A render thread that exits shortly after its first page. */
function mortal(): string {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'hueco-render-')), 'worker.cjs');
  writeFileSync(
    program,
    `exports.render = async () => { setTimeout(() => process.exit(1), 20); return { page: { markup: 'rendered' } }; };`,
  );
  return program;
}

test('a render thread that exited while idle is replaced for the next visitor', async () => {
  const renderer = new PageRenderer(mortal(), { warn: vi.fn() } as never);
  for (let visitor = 0; visitor < 3; visitor++) {
    expect(await renderer.render(PAGE, Locale.ES)).toMatchObject({ markup: 'rendered' });
    await sleep(1_500);
  }
});
