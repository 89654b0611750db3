import type { DestinationStream } from 'pino';

const causes = new Map<string, string>();

/** Receives the log of the tests' apps, which holds the causes of failed operations; callers only receive INTERNAL. */
export const failedOperations: DestinationStream = {
  write(line) {
    const { requestId, err } = JSON.parse(line) as { requestId?: string; err?: { stack?: string } };
    if (requestId && err?.stack) causes.set(requestId, err.stack);
  },
};

/** Why an operation failed, or an empty text. */
export const causeOf = (requestId: string | undefined): string => (requestId && causes.get(requestId)) ?? '';
