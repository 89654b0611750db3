import { parseArgs } from 'node:util';
import type { ServiceContext } from '../core/context.js';
import { DomainError } from '../core/errors/errors.js';
import { untilAborted } from '../core/until-aborted.js';
import { BackupError } from '../db/backup/backup-format.js';
import { COMMANDS } from './command-list.js';
import { CommandError, ExitCode, UsageError, type Command } from './command.types.js';

/** Where a command writes, and how it opens the database: only after its arguments were checked. */
export interface CommandHost {
  readonly operator: string;
  readonly signal: AbortSignal;
  write(line: string): void;
  writeError(line: string): void;
  withContext(command: Command, work: (ctx: ServiceContext) => Promise<ExitCode>): Promise<ExitCode>;
}

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs the command that the arguments name; returns the exit code. */
export async function runCommand(argv: readonly string[], host: CommandHost): Promise<ExitCode> {
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
    const { operator, signal, write } = host;
    return await host.withContext(command, (ctx) => {
      const run = (): Promise<ExitCode> => command.run({ ctx, args, options, operator, signal, write });
      return command.endsWhenInterrupted ? run() : untilAborted(signal, run);
    });
  } catch (error) {
    return explain(error, command, host);
  }
}

function readArguments(command: Command, rest: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: command.options ?? {},
    allowPositionals: true,
    strict: true,
  });
  const missing = command.args[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing.`);
  const surplus = positionals[command.args.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many.`);
  return { args: positionals, options: values as Readonly<Record<string, string | boolean | undefined>> };
}

function explain(error: unknown, command: Command, { writeError }: CommandHost): ExitCode {
  const isMisuse = error instanceof UsageError || isParseError(error);
  if (isMisuse) {
    writeError(`${(error as Error).message}\n\n${helpOf(command)}`);
    return ExitCode.MISUSED;
  }
  if (error instanceof CommandError || error instanceof BackupError) writeError(error.message);
  else if (error instanceof DomainError)
    writeError([error.code, ...(error.fields ?? []).map(({ path, code }) => `${path}: ${code}`)].join('\n'));
  else throw error;
  return ExitCode.REFUSED;
}

/** An unknown option, or one that lacks its value. */
function isParseError(error: unknown): boolean {
  return error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

const callOf = ({ name, usage }: Command): string => `${name} ${usage}`.trim();

function helpOf(command: Command): string {
  return `${command.summary}\n\n  npm run admin -- ${callOf(command)}`;
}

function overview(): string {
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
