import { parseArgs } from 'node:util';
import { DomainError } from '../core/errors/errors.js';
import { BackupError } from '../db/backup/backup-format.js';
import { COMMANDS } from './command-list.js';
import { CommandError, ExitCode, UsageError } from './command.types.js';
const HELP = new Set(['help', '--help', '-h']);
/** Runs the command that the arguments name; answers the exit code. */
export async function runCommand(argv, host) {
    if (argv.length === 0 || HELP.has(argv[0] ?? '')) {
        host.write(overview());
        return argv.length === 0 ? ExitCode.MISUSED : ExitCode.DONE;
    }
    const command = COMMANDS.find(({ name }) => name === argv.slice(0, name.split(' ').length).join(' '));
    if (!command) {
        host.writeError(`There is no command "${argv.slice(0, 2).join(' ')}".\n\n${overview()}`);
        return ExitCode.MISUSED;
    }
    const rest = argv.slice(command.name.split(' ').length);
    if (rest.some((word) => HELP.has(word))) {
        host.write(helpOf(command));
        return ExitCode.DONE;
    }
    try {
        const { args, options } = readArguments(command, rest);
        const { operator, write } = host;
        return await host.withContext(command, (ctx) => command.run({ ctx, args, options, operator, write }));
    }
    catch (error) {
        return explain(error, command, host);
    }
}
function readArguments(command, rest) {
    const { values, positionals } = parseArgs({
        args: [...rest],
        options: command.options ?? {},
        allowPositionals: true,
        strict: true,
    });
    const missing = command.args[positionals.length];
    if (missing !== undefined)
        throw new UsageError(`<${missing}> is missing.`);
    const surplus = positionals[command.args.length];
    if (surplus !== undefined)
        throw new UsageError(`"${surplus}" is one argument too many.`);
    return { args: positionals, options: values };
}
function explain(error, command, { writeError }) {
    const isMisuse = error instanceof UsageError || isParseError(error);
    if (isMisuse) {
        writeError(`${error.message}\n\n${helpOf(command)}`);
        return ExitCode.MISUSED;
    }
    if (error instanceof CommandError || error instanceof BackupError)
        writeError(error.message);
    else if (error instanceof DomainError)
        writeError([error.code, ...(error.fields ?? []).map(({ path, code }) => `${path}: ${code}`)].join('\n'));
    else
        throw error;
    return ExitCode.REFUSED;
}
/** An unknown option, or one without its value. */
function isParseError(error) {
    return error instanceof TypeError && String(error.code).startsWith('ERR_PARSE_ARGS');
}
const callOf = ({ name, usage }) => `${name} ${usage}`.trim();
function helpOf(command) {
    return `${command.summary}\n\n  npm run admin -- ${callOf(command)}`;
}
function overview() {
    const width = Math.max(...COMMANDS.map((command) => callOf(command).length));
    const lines = COMMANDS.map((command) => `  ${callOf(command).padEnd(width)}  ${command.summary}`);
    return [
        'Usage: npm run admin -- <command> …',
        '',
        ...lines,
        '',
        'More about one: npm run admin -- <command> --help',
    ].join('\n');
}
//# sourceMappingURL=run-command.js.map