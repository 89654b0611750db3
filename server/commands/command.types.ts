import type { ParseArgsOptionsConfig } from 'node:util';
import type { ServiceContext } from '../core/context.js';

/** How a command ended; the exit code of the process. */
export enum ExitCode {
  DONE = 0,
  /** It ran and found a problem, or could not do what it was asked. */
  REFUSED = 1,
  /** It did not run: unknown command, or missing or surplus arguments. */
  MISUSED = 2,
}

/** Wrong arguments, explained in one sentence; the usage is printed after it. */
export class UsageError extends Error {}

/** A failure explained in one sentence. */
export class CommandError extends Error {}

/** One call of a command. */
export interface CommandCall {
  readonly ctx: ServiceContext;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** The caller: the account of the operating system. */
  readonly operator: string;
  /** Aborted when the caller interrupts the command. */
  readonly signal: AbortSignal;
  write(line: string): void;
}

/** One command of `npm run admin`. */
export interface Command {
  /** One word or two, such as `user role`. */
  readonly name: string;
  /** The names of its arguments in order; all are required. */
  readonly args: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  /** Printed after the name in the help. */
  readonly usage: string;
  readonly summary: string;
  /** Migrates the database first, as at a start, but without demo data. */
  readonly isForNewDatabase?: true;
  /** Heeds the signal of its call and removes what it made; any other command is left where it is. */
  readonly endsWhenInterrupted?: true;
  run(call: CommandCall): Promise<ExitCode>;
}
