import { createApp } from '../../../server/app.js';
import { processTools } from '../../../server/idle-memory.js';
import { DiskFiles } from '../../../server/ports/files-disk.js';
import type { ChildServerOptions } from './child-server.js';
import { testConfig } from '../../support/test-config.js';

/** Ends the process at a point of storing a photo, as a power cut would. */
class DyingFiles extends DiskFiles {
  override async put(key: string, bytes: Buffer): Promise<void> {
    await super.put(key, bytes);
    if (key.startsWith('photos/')) process.kill(process.pid, 'SIGKILL');
  }
}

const { databaseUrl, dataDir, config, isDying } = JSON.parse(process.argv[2] ?? '') as ChildServerOptions;
const ports = isDying ? { files: new DyingFiles(`${dataDir}/files`) } : {};
const app = await createApp({
  config: testConfig({ environment: 'production', dataDir, ...config }),
  databaseUrl,
  ports,
  background: false,
  clientDir: null,
});
const memory = processTools();
process.send?.({ url: app.url });
process.on('message', (message) => {
  const { id, isCollected } = message as { id: number; isCollected: boolean };
  // The program also releases this memory by itself when idle.
  if (isCollected) memory.release();
  process.send?.({ id, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
