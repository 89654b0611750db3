// `npm start`: builds when sources changed, then runs the compiled server in this very process, so that signals reach it.
import { buildIfChanged } from './build.mjs';
import { endWithNpm, readSettings } from './lib.mjs';

endWithNpm();
readSettings();
process.env.NODE_ENV ||= 'production';
await buildIfChanged();
await import('../dist/server/main.js');
