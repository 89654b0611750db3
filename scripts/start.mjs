// `npm start`: builds if sources changed, then runs the compiled server in this process, so that signals reach it.
import { buildIfChanged } from './build.mjs';
import { endWithNpm, readSettings } from './lib.mjs';

endWithNpm();
readSettings();
process.env.NODE_ENV ||= 'production';
await buildIfChanged();
await import('../dist/server/main.js');
