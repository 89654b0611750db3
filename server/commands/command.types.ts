import type { ParseArgsOptionsConfig } from 'node:util';
import type { ServiceContext } from '../core/context.js';

/** How a command ended, as the shell is told. */
export enum ExitCode {
  DONE = 0,
  /** It ran, and what it looked for is wrong or cannot be done. */
  REFUSED = 1,
  /** It did not run: unknown words, missing or surplus arguments. */
  MISUSED = 2,
}

/** Wrong arguments, told in one sentence; the usage follows. */
export class UsageError extends Error {}

/** What cannot be done, told in one sentence. */
export class CommandError extends Error {}

/** One call of a command. */
export interface CommandCall {
  readonly ctx: ServiceContext;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Who called it: the account of the operating system. */
  readonly operator: string;
  write(line: string): void;
}

/** One command of `npm run admin`. */
export interface Command {
  /** Two words: `user role`; or one. */
  readonly name: string;
  /** Its arguments by name, in their order; all of them are needed. */
  readonly args: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  /** What stands behind the name in the help. */
  readonly usage: string;
  readonly summary: string;
  /** The database is made first, as at a start, but without the demo's data. */
  readonly isForNewDatabase?: true;
  run(call: CommandCall): Promise<ExitCode>;
}
