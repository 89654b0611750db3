import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** By this React tells what it is built for; only the server's settings read the environment itself. */
const REACTS_MODE = ['process', 'env', 'NODE_ENV'].join('.');

// The client once more, for the server, an entry for each mode: `pages` is asked by the server itself, `render-worker` runs in threads, which
// load a part of the client when a page needs it.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  // Assets are the client's own build's: the same names, found there.
  build: {
    outDir: '../dist/ssr',
    emptyOutDir: false,
    ssr: `ssr/${mode}.ts`,
    target: 'node24',
    // Each thread keeps the text of what it has loaded.
    minify: true,
    ssrEmitAssets: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Nobody asks the documents for more than their text.
      treeshake: { moduleSideEffects: [{ test: /\/client\/generated\//, sideEffects: false }] },
      output: { entryFileNames: `${mode}.js`, chunkFileNames: `${mode}/[name]-[hash].js` },
    },
  },
  ssr: { noExternal: true, target: 'node' },
  define: { [REACTS_MODE]: JSON.stringify('production') },
}));
