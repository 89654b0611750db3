import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React reads this to select its build; only the server's settings read the environment itself. */
const REACTS_MODE = ['process', 'env', 'NODE_ENV'].join('.');

// The client built for the server, with an entry for each mode: the server itself imports `pages`, and `render-worker` runs in threads,
// which load parts of the client when a page needs them.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  // Assets come from the client's own build, under the same names.
  build: {
    outDir: '../dist/ssr',
    emptyOutDir: false,
    ssr: `ssr/${mode}.ts`,
    target: 'node24',
    // Each thread keeps the source text of what it has loaded.
    minify: true,
    ssrEmitAssets: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Documents are only needed as text.
      treeshake: { moduleSideEffects: [{ test: /\/client\/generated\//, sideEffects: false }] },
      output: { entryFileNames: `${mode}.js`, chunkFileNames: `${mode}/[name]-[hash].js` },
    },
  },
  ssr: { noExternal: true, target: 'node' },
  define: { [REACTS_MODE]: JSON.stringify('production') },
}));
