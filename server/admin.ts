// `npm run admin -- …`, or `node dist/server/admin.js …` where only the compiled program is installed.
import { userInfo } from 'node:os';
import { interruption, Interrupted } from './commands/interruption.js';
import { runCommand, type CommandHost } from './commands/run-command.js';
import { loadConfig } from './config.js';
import { migrate } from './db/migrate.js';
import { openDatabase } from './open-database.js';
import './features.js';
import { withServices } from './services.js';
import { startProblem } from './start-problem.js';

const host: CommandHost = {
  operator: userInfo().username,
  signal: interruption(),
  write: (line) => void process.stdout.write(`${line}\n`),
  writeError: (line) => void process.stderr.write(`${line}\n`),
  async withContext({ isForNewDatabase }, work) {
    const config = loadConfig();
    const database = await openDatabase(config);
    try {
      if (isForNewDatabase) await migrate(database.url);
      // The same timeout as a seed: backups and checks read every row.
      return await withServices(config, database.url, 'seed', work);
    } finally {
      await database.stop();
    }
  },
};

try {
  process.exitCode = await runCommand(process.argv.slice(2), host);
} catch (error) {
  // Work that was left may still hold the process open.
  if (error instanceof Interrupted) process.exit(error.exitCode);
  process.stderr.write(`\n${startProblem(error)}\n\n`);
  process.exitCode = 1;
}
