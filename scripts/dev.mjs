// `npm run dev`: the product from its sources as one program. Client changes show at once, server changes restart it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithNpm, fail, fromRoot, program, readSettings, root, run, say } from './lib.mjs';

endWithNpm();
readSettings();
const { PORT: port = '4000' } = process.env;
if (!existsSync(fromRoot('dist', 'graphiql', 'sandbox.html'))) {
  say('Building the sandboxes at /graphql and /graphiql, once …');
  const { code, output } = await run(
    [program('vite', 'bin/vite.js'), 'build', '--config', 'client/graphiql/vite.config.ts', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) fail(`The sandbox could not be built:\n${output}`);
}

const server = spawn(
  process.execPath,
  [
    program('tsx', 'dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include=server/**/*.sql',
    'scripts/dev-server.ts',
  ],
  {
    cwd: root,
    env: { ...process.env, PORT: port, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  },
);

// Signals are forwarded once, from here and not from the terminal: at a second signal the watcher would kill the server, leaving its
// database running.
let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
