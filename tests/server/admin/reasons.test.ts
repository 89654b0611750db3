import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld, DECLINE, requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { problemsOf } from '../../support/verification.js';

const REASONS = 'query ($list: WordListName!, $locale: Locale) { reasons(list: $list, locale: $locale) { code name } }';
const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key place } } }';
const HISTORY = 'query ($list: WordListName!) { editableWords(list: $list) { key place changes { place isOff } } }';
const NAME = 'query ($id: ID!) { booking(id: $id) { declineReason declineReasonName } }';
const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const REPORTED = 'query ($code: String!) { staffReport(code: $code) { reason reasonName } }';
const METRICS = '{ transparencyReport { reports { reason reasonName } } }';
const WHY = 'Lo pide el equipo para que se entienda.';

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from edited_words');
  await world.app.asOwner('delete from words_changes');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const save = (list: string, key: string, values: Record<string, unknown>) =>
  editor.query(SAVE, { input: { list, key, texts: [], statement: WHY, ...values } });
const name = (text: string) => ({ texts: [{ part: 'name', locale: 'ES', text }] });
async function offered(list: string, locale = 'ES'): Promise<{ code: string; name: string }[]> {
  return (await world.app.visitor().query<{ reasons: { code: string; name: string }[] }>(REASONS, { list, locale }))
    .reasons;
}
const codes = async (list: string): Promise<string[]> => (await offered(list)).map(({ code }) => code);

describe('P9 editable reasons', () => {
  test('every list of reasons is readable in both languages; another list returns NOT_FOUND', async () => {
    for (const list of [
      'MEASURE_REASONS',
      'REJECT_REASONS',
      'DECLINE_REASONS',
      'TERMINATION_REASONS',
      'SPACE_REPORT_REASONS',
      'USER_REPORT_REASONS',
      'REVIEW_REPORT_REASONS',
      'MESSAGE_REPORT_REASONS',
    ])
      for (const locale of ['ES', 'EN'])
        expect(
          (await offered(list, locale)).every((reason) => reason.name.length > 2),
          list,
        ).toBe(true);
    expect(await world.app.visitor().codeOf(REASONS, { list: 'NOTIFICATIONS' })).toBe('NOT_FOUND');
  });

  test('a reason can be moved; the history has its place, and an unchanged save is ignored', async () => {
    const before = await codes('DECLINE_REASONS');
    await save('DECLINE_REASONS', 'space_changed', { place: 1 });
    await save('DECLINE_REASONS', 'space_changed', { place: 1 });
    expect(await codes('DECLINE_REASONS')).toEqual([
      'SPACE_CHANGED',
      ...before.filter((one) => one !== 'SPACE_CHANGED'),
    ]);
    await save('DECLINE_REASONS', 'not_available', { ...name('Ya no está libre'), isOff: false });
    expect((await offered('DECLINE_REASONS'))[1]).toEqual({ code: 'NOT_AVAILABLE', name: 'Ya no está libre' });
    // Acts of the same instant have no order.
    world.clock.advance({ seconds: 1 });
    await save('DECLINE_REASONS', 'space_changed', { place: 4 });
    expect(await codes('DECLINE_REASONS')).toEqual(before);
    const { editableWords } = await editor.query<{
      editableWords: { key: string; place: number; changes: { place: number | null }[] }[];
    }>(HISTORY, { list: 'DECLINE_REASONS' });
    expect(editableWords.find(({ key }) => key === 'space_changed')).toMatchObject({
      place: 4,
      changes: [{ place: 4 }, { place: 1 }],
    });
    expect(editableWords.find(({ key }) => key === 'not_available')?.changes).toMatchObject([{ place: null }]);
  });

  test('an added entry is last until it is moved', async () => {
    const key = randomUUID();
    const texts = ['ES', 'EN'].map((locale) => ({ part: 'name', locale, text: 'Drones' }));
    await save('PROHIBITED_GOODS', key, { texts });
    const goods = async () =>
      (
        await world.app.visitor().query<{ prohibitedGoods: { name: string }[] }>('{ prohibitedGoods { name } }')
      ).prohibitedGoods.map((one) => one.name);
    expect((await goods()).at(-1)).toBe('Drones');
    await save('PROHIBITED_GOODS', key, { place: 2 });
    expect((await goods())[1]).toBe('Drones');
  });

  test('a disabled reason is rejected for a decline; past declines show its current name', async () => {
    const { id } = await requested(world);
    await world.host.query(DECLINE, { input: { bookingId: id, reason: 'SPACE_CHANGED', text: '' } });
    await save('DECLINE_REASONS', 'space_changed', { ...name('El espacio ya no es igual'), isOff: true });
    expect(await codes('DECLINE_REASONS')).not.toContain('SPACE_CHANGED');
    expect((await world.renter.query<{ booking: object }>(NAME, { id })).booking).toEqual({
      declineReason: 'SPACE_CHANGED',
      declineReasonName: 'El espacio ya no es igual',
    });
    const again = (await requested(world, 90)).id;
    const refused = { input: { bookingId: again, reason: 'SPACE_CHANGED', text: '' } };
    expect(await problemsOf(world.host, DECLINE, refused)).toEqual(['reason REASON_OFF']);
  });

  test('a disabled reason is rejected for a report; staff and metrics show its current name', async () => {
    const { id: spaceId } = (
      await world.renter.query<{ booking: { space: { id: string } } }>(
        'query ($id: ID!) { booking(id: $id) { space { id } } }',
        {
          id: (await requested(world)).id,
        },
      )
    ).booking.space;
    const report = (reason: string) => ({
      input: { spaceId, reason, details: 'Pide el dinero por fuera antes de enseñarlo.', isGoodFaith: true },
    });
    const { reportSpace } = await world.renter.query<{ reportSpace: { code: string } }>(REPORT, report('FRAUD'));
    await save('SPACE_REPORT_REASONS', 'fraud', { ...name('Huele a estafa'), isOff: true });
    expect(await problemsOf(world.renter, REPORT, report('FRAUD'))).toEqual(['reason REASON_OFF']);
    expect(await problemsOf(world.renter, REPORT, report('OTHER'))).toEqual([]);
    const { staffReport } = await world.admin.query<{ staffReport: object }>(REPORTED, { code: reportSpace.code });
    expect(staffReport).toEqual({ reason: 'fraud', reasonName: 'Huele a estafa' });
    const { transparencyReport } = await world.admin.query<{ transparencyReport: { reports: object[] } }>(METRICS);
    expect(transparencyReport.reports).toContainEqual({ reason: 'FRAUD', reasonName: 'Huele a estafa' });
  });
});
