import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A command ended by a signal, after what it had opened was closed. */
export class Interrupted extends Error {
  /** The exit code of a program that the signal ended. */
  readonly exitCode: number;

  constructor(signal: (typeof SIGNALS)[number]) {
    super(`interrupted by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Aborted by the first signal to end the program; a second one ends it at once. */
export function interruption(program: Pick<NodeJS.Process, 'once'> = process): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) program.once(signal, () => controller.abort(new Interrupted(signal)));
  return controller.signal;
}
