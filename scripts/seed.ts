// `npm run seed -- --spaces=N`: demo data for load; the database is the one the settings name.
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/config.js';
import { migrate } from '../server/db/migrate.js';
import { seed } from '../server/db/seed/seed.js';
import { openDatabase } from '../server/serve.js';

const { values } = parseArgs({ options: { spaces: { type: 'string' } } });
const spaces = values.spaces === undefined ? undefined : Number(values.spaces);
if (spaces !== undefined && !(Number.isInteger(spaces) && spaces > 0)) {
  process.stderr.write('Say how many spaces: npm run seed -- --spaces=10000\n');
  process.exit(1);
}
const config = loadConfig();
const database = await openDatabase(config);
try {
  await migrate(database.url);
  const started = performance.now();
  await seed(database.url, { config, ...(spaces === undefined ? {} : { spaces }) });
  process.stdout.write(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
} finally {
  await database.stop();
}
