// `npm run admin -- …`; where only the compiled program is: `node dist/server/admin.js …`.
import { userInfo } from 'node:os';
import { runCommand } from './commands/run-command.js';
import { loadConfig } from './config.js';
import { migrate } from './db/migrate.js';
import { openDatabase } from './open-database.js';
import './features.js';
import { withServices } from './services.js';
import { startProblem } from './start-problem.js';
const host = {
    operator: userInfo().username,
    write: (line) => void process.stdout.write(`${line}\n`),
    writeError: (line) => void process.stderr.write(`${line}\n`),
    async withContext({ isForNewDatabase }, work) {
        const config = loadConfig();
        const database = await openDatabase(config);
        try {
            if (isForNewDatabase)
                await migrate(database.url);
            // As long as a seed may take: backups and checks read everything.
            return await withServices(config, database.url, 'seed', work);
        }
        finally {
            await database.stop();
        }
    },
};
try {
    process.exitCode = await runCommand(process.argv.slice(2), host);
}
catch (error) {
    process.stderr.write(`\n${startProblem(error)}\n\n`);
    process.exitCode = 1;
}
//# sourceMappingURL=admin.js.map