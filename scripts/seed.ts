// `npm run seed -- --spaces=N`: demo data for load tests, in the configured database.
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/config.js';
import { migrate } from '../server/db/migrate.js';
import { seed } from '../server/db/seed/seed.js';
import { openDatabase } from '../server/open-database.js';
import { StartError, startProblem } from '../server/start-problem.js';

async function run(): Promise<void> {
  const spaces = wantedSpaces();
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
}

function wantedSpaces(): number | undefined {
  const { values, positionals } = parseArgs({ options: { spaces: { type: 'string' } }, strict: false });
  const { spaces: given } = values;
  const spaces = given === undefined ? undefined : typeof given === 'string' ? Number(given) : Number.NaN;
  const isOther = positionals.length > 0 || Object.keys(values).some((name) => name !== 'spaces');
  if (isOther || (spaces !== undefined && !(Number.isInteger(spaces) && spaces > 0)))
    throw new StartError('Say how many spaces: npm run seed -- --spaces=10000');
  return spaces;
}

try {
  await run();
} catch (error) {
  process.stderr.write(`\n${startProblem(error)}\n\n`);
  process.exitCode = 1;
}
