// `npm run dev`: the server, restarted on changes, and the web with hot reload, which passes API calls on to it.
import { spawn } from 'node:child_process';
import { endWithNpm, program, readSettings, root, say } from './lib.mjs';

endWithNpm();
readSettings();
const { PORT: port = '4000' } = process.env;
// Links in mails lead to the web that reloads.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env, PORT: port, NODE_ENV: 'development' };
const parts = [
  [program('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', '--include=server/**/*.sql', 'server/main.ts'],
  [program('vite', 'bin/vite.js'), '--config', 'client/vite.config.ts', '--clearScreen', 'false', '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  }),
);

say(`Web with reload: http://localhost:5173   API: http://localhost:${port}/graphql   Stop: Ctrl-C`);

// Each part hears of the end once, from us and not from the terminal: at a second signal the watcher kills the server, which would leave its database.
let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  for (const part of parts) part.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
for (const part of parts) part.once('exit', stop);
