import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getSchema } from '../../../server/schema.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const DOCUMENT = 'query ValidatedOnce { cities { slug name } }';

test('a document is validated once, and repeated calls are not validated again', async () => {
  // Validation rules read all directives of the schema; execution reads single ones.
  const asked = vi.spyOn(getSchema(), 'getDirectives');
  const askedForOne = vi.spyOn(getSchema(), 'getDirective');
  const during = async (work: () => unknown): Promise<number> => {
    asked.mockClear();
    askedForOne.mockClear();
    await work();
    return asked.mock.calls.length - askedForOne.mock.calls.length;
  };
  try {
    const once = await during(() => validate(getSchema(), parse(DOCUMENT)));
    expect(once).toBeGreaterThan(0);
    const call = () => app.visitor().query(DOCUMENT);
    expect(await during(call)).toBe(once);
    expect(await during(call)).toBe(0);
  } finally {
    asked.mockRestore();
    askedForOne.mockRestore();
  }
});
