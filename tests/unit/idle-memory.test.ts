import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLogger } from '../../server/core/logger.js';
import { fromProjectRoot } from '../../server/core/paths.js';
import { IdleMemory } from '../../server/idle-memory.js';

const MB = 1024 * 1024;

test('P-84 memory is released when the process is idle and holds enough, and not again soon', () => {
  const state = { held: 400 * MB, load: 0.5, now: 0, releases: 0 };
  const memory = new IdleMemory(createLogger({ level: 'silent' }), {
    heldBeside: () => state.held,
    load: () => state.load,
    now: () => state.now,
    release: () => {
      state.releases += 1;
      state.held = 120 * MB;
    },
  });
  expect(memory.check()).toBe(false);
  state.load = 0.02;
  expect(memory.check()).toBe(true);
  // Only slightly more memory than after the last release.
  state.now += 3_600_000;
  state.held = 200 * MB;
  expect(memory.check()).toBe(false);
  state.held = 300 * MB;
  expect(memory.check()).toBe(true);
  state.held = 300 * MB;
  state.now += 60_000;
  expect(memory.check()).toBe(false);
  expect(state.releases).toBe(2);
});

test('P-84 the memory of a burst is returned to the system', () => {
  const program = `
    import { processTools } from ${JSON.stringify(fromProjectRoot('server', 'idle-memory.ts'))};
    const tools = processTools();
    let burst = Array.from({ length: 1_500_000 }, (_, n) => ({ n, text: 'x' + n }));
    const { rss } = process.memoryUsage();
    burst = null;
    tools.release();
    console.log(Math.round((rss - process.memoryUsage().rss) / 1024 ** 2));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: fromProjectRoot(),
    encoding: 'utf8',
  });
  expect(Number(printed)).toBeGreaterThan(50);
});
