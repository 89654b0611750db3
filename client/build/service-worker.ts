import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Emits the service worker at the root of the build, with a version that changes with any other file. */
export function serviceWorker(): Plugin {
  const source = path.join(path.dirname(import.meta.dirname), 'service-worker', 'service-worker.js');
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const version = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: readFileSync(source, 'utf8').replace('__VERSION__', version),
      });
    },
  };
}
