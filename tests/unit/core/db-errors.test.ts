import { describe, expect, test } from 'vitest';
import { isConnectionLost } from '../../../server/core/errors/db-errors.js';

describe('an error of the database', () => {
  test.each(['53100', '53200', '53300', '57P01', '08006'])('%s passes: the same call succeeds later', (code) => {
    expect(isConnectionLost(Object.assign(new Error('refused'), { cause: { code } }))).toBe(true);
  });

  test.each(['23505', '40001', '42P01', '54000'])('%s is no lack of a connection, memory or disk', (code) => {
    expect(isConnectionLost(Object.assign(new Error('refused'), { cause: { code } }))).toBe(false);
  });
});
