import { testConfig } from '../support/test-config.js';
import { built } from './bench-built.js';

// A separate process, as in production, so that the caller's work is not counted as the server's.
const { createApp } = await built<typeof import('../../server/app.js')>('app.js');
const { processTools } = await built<typeof import('../../server/idle-memory.js')>('idle-memory.js');
const [databaseUrl = '', clientDir = '', answers = ''] = process.argv.slice(2);
const app = await createApp({
  config: testConfig({ environment: 'production' }),
  databaseUrl,
  background: false,
  clientDir: clientDir || null,
  // When one query is repeated to measure its cost, responses must not be shared.
  sharesAnswers: answers === 'shared',
});
// The program warms up at its start too.
if (clientDir) await app.warmUp();
const memory = processTools();
process.on('message', (message) => {
  // The program releases this memory by itself when idle.
  if (message === 'rest') memory.release();
  else global.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  process.send?.({ rss, heap, cpuMicros: user + system });
});
process.on('disconnect', () => void app.stop().then(() => process.exit(0)));
process.send?.({ url: app.url });
