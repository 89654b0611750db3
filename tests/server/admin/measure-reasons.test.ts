import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awaitMail, createAccount, signInAsAdmin } from '../../support/accounts.js';
import { runJobs } from '../../support/queued-jobs.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { problemsOf } from '../../support/verification.js';

const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key isOff } } }';
const OFFERED = '{ reasons(list: MEASURE_REASONS) { code name } }';
const WARN = 'mutation ($input: WarnPersonInput!) { warnPerson(input: $input) { person { id } } }';
const MEASURES = 'query ($id: ID!) { person(id: $id) { measures { reason reasonName } } }';
const WHY = 'Lo pide el equipo de moderación para que se entienda.';

let app: TestApp;
let admin: GraphqlClient;
let personId: string;
const email = 'persona@example.test';

beforeAll(async () => {
  app = await createTestApp();
  admin = app.visitor();
  personId = toGlobalId('Person', await createAccount(app, { email }));
});
beforeEach(async () => {
  await app.asOwner('delete from edited_words');
  await signInAsAdmin(app, admin, 'admin@example.test', 'admin');
});
afterAll(() => app.stop());

const save = (key: string, values: Record<string, unknown>) =>
  admin.query<{ saveWords: { words: { isOff: boolean } } }>(SAVE, {
    input: { list: 'MEASURE_REASONS', key, texts: [], statement: WHY, ...values },
  });
const offered = async (): Promise<Map<string, string>> => {
  const { reasons } = await admin.query<{ reasons: { code: string; name: string }[] }>(OFFERED);
  return new Map(reasons.map(({ code, name }) => [code, name]));
};
const warning = (reason: string) => ({ input: { personId, reason, statement: WHY } });

describe('P9 reasons of measures against people', () => {
  test('an edited reason is used in the mail; a disabled one is rejected but kept on past measures', async () => {
    await save('fraud', { texts: [{ part: 'name', locale: 'ES', text: 'Engaño o suplantación' }] });
    expect((await offered()).get('FRAUD')).toBe('Engaño o suplantación');
    await admin.query(WARN, warning('FRAUD'));
    await runJobs(app, 'mail.send');
    expect((await awaitMail(app, email)).text).toContain('Engaño o suplantación');
    await save('fraud', { isOff: true });
    expect((await offered()).has('FRAUD')).toBe(false);
    expect(await problemsOf(admin, WARN, warning('FRAUD'))).toEqual(['reason REASON_OFF']);
    expect(await problemsOf(admin, WARN, warning('OTHER'))).toEqual([]);
    const { person } = await admin.query<{ person: { measures: object[] } }>(MEASURES, { id: personId });
    expect(person.measures).toContainEqual({ reason: 'FRAUD', reasonName: 'Engaño o suplantación' });
  });

  test('the reason OTHER cannot be switched off', async () => {
    expect((await save('other', { isOff: true })).saveWords.words.isOff).toBe(false);
    expect((await offered()).get('OTHER')).toBe('Otro incumplimiento de las condiciones');
  });
});
