import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** By this React tells what it is built for; only the server's settings read the environment itself. */
const REACTS_MODE = ['process', 'env', 'NODE_ENV'].join('.');

// The client once more, for the server to draw first pages with: one file that needs nothing else.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  // Assets are the client's own build's: the same names, found there.
  build: {
    outDir: '../dist/drawing',
    emptyOutDir: true,
    ssr: 'drawing/worker.ts',
    target: 'node24',
    ssrEmitAssets: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'worker.js' } },
  },
  ssr: { noExternal: true, target: 'node' },
  define: { [REACTS_MODE]: JSON.stringify('production') },
});
