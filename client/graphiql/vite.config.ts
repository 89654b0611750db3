import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/* A separate build: nothing of the sandbox is loaded by the app, and the app's chunks do not depend on it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  plugins: [react()],
  build: {
    outDir: '../../dist/graphiql',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: page('./index.html'), sandbox: page('./sandbox.html') },
      checks: { moduleLevelDirective: false },
    },
  },
});
