import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/core/logger.js';

function loggedBy(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let line = '';
  write(createLogger({ level: 'trace', to: { write: (text) => void (line += text) } }));
  return JSON.parse(line) as Record<string, unknown>;
}

describe('the log', () => {
  it('P-66 redacts fields named like secrets', () => {
    const line = loggedBy((log) =>
      log.info({ password: 'a', user: { token: 'b' }, card: { form: { number: 'c' } } }, 'x'),
    );
    expect(JSON.stringify(line)).not.toMatch(/"[abc]"/);
  });

  it('P-66 removes row contents from PostgreSQL errors and their causes', () => {
    const cause = Object.assign(new Error('violates check'), {
      code: '23514',
      detail: 'Failing row contains (marta@example.test)',
    });
    const error = new Error('violates check\n - detail: Failing row contains (marta@example.test,\nMarta)', { cause });
    for (const key of ['err', 'error']) {
      const text = JSON.stringify(loggedBy((log) => log.error({ [key]: error }, 'it failed')));
      expect(text).toContain('violates check');
      expect(text).not.toMatch(/marta/i);
    }
  });

  it('P-66 handles circular errors', () => {
    const error: Error & { self?: unknown } = new Error('round');
    error.self = { of: error };
    expect(loggedBy((log) => log.error({ err: error }, 'x'))['msg']).toBe('x');
  });
});
