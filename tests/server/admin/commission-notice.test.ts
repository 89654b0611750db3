import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJobs } from '../../support/queued-jobs.js';
import { seenOf } from '../../support/settings.js';
import { publishedSpace } from '../../support/spaces.js';
import { problemsOf } from '../../support/verification.js';

const CHANGE = 'mutation ($input: ChangeSettingInput!) { changeSetting(input: $input) { setting { value } } }';
const CANCEL =
  'mutation ($input: CancelSettingChangeInput!) { cancelSettingChange(input: $input) { setting { key } } }';
const SETTINGS = '{ settings { key noticeDays } }';
const BELL = '{ notifications(first: 20) { edges { node { type title message wayOn { path } } } } }';
const KEY = 'HOST_COMMISSION_PRO_BPS';
const ABOVE = 'HOST_PRO_ABOVE_SPACES';
const TYPE = 'COMMISSION_RISES';

const world = useWorld();
beforeAll(async () => {
  // Above one space, so that the two of the host make them one of those concerned.
  await world.app.asOwner(`update platform_constants set value = 1 where key = 'HOST_PRO_ABOVE_SPACES'`);
});
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner(`delete from constant_changes`);
  await world.app.asOwner(`delete from notifications`);
  await world.app.asOwner(`update platform_constants set value = 800 where key = '${KEY}'`);
  await world.app.asOwner(`update users set is_trader = (email = 'host@example.test')`);
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
});

const dayAhead = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const inputOf = async (value: number, days: number | null, key = KEY) => ({
  input: {
    key,
    value,
    validFrom: days === null ? null : dayAhead(days),
    ...(await seenOf(world.app, key)),
    statement: 'Suben los costes del pago.',
  },
});
const problems = async (value: number, days: number | null, key = KEY) =>
  problemsOf(world.admin, CHANGE, await inputOf(value, days, key));
async function daysLater(days: number): Promise<void> {
  world.clock.advance({ days });
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
  await signInAs(world.host, 'host@example.test');
}
interface Bell {
  readonly notifications: {
    readonly edges: readonly { readonly node: { readonly type: string; readonly message: string } }[];
  };
}
const bell = async () => {
  await world.app.settle();
  return (await world.host.query<Bell>(BELL)).notifications.edges
    .map(({ node }) => node)
    .filter(({ type }) => type === TYPE);
};

describe('P2 P9 a rise of the commission of professionals', () => {
  test('takes 15 days of notice, and the hosts concerned are notified in bell and mail', async () => {
    await publishedSpace(world.app, world.host, { title: 'Segundo trastero' });
    await world.app.asOwner(`update users set is_trader = true where email = 'host@example.test'`);
    const { settings } = await world.admin.query<{ settings: { key: string; noticeDays: number | null }[] }>(SETTINGS);
    expect(settings.filter(({ noticeDays }) => noticeDays !== null)).toEqual([
      { key: KEY, noticeDays: 15 },
      { key: ABOVE, noticeDays: 15 },
    ]);
    for (const days of [null, 1, 14, 367])
      expect(await problems(1000, days)).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
    expect(await bell()).toEqual([]);
    expect(await problems(1050, 15)).toEqual([]);
    const [notice, ...others] = await bell();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: 'Sube la comisión de los profesionales',
      message: expect.stringMatching(/^Desde el .* pasa del 8\s% al 10,5\s%\.$/),
      wayOn: { path: '/help/cobros-del-anfitrion' },
    });
    await runJobs(world.app, 'mail.send');
    const [mail] = await mailsTo(world.app, 'host@example.test');
    expect(mail?.subject).toBe('Sube la comisión de los profesionales');
    expect(mail?.text).toMatch(/del 8\s% al 10,5\s% de cada cobro/);
    await signInAs(world.renter, 'renter@example.test');
    const rentersBell = (await world.renter.query<Bell>(BELL)).notifications.edges.map(({ node }) => node.type);
    expect(rentersBell).not.toContain(TYPE);
  });

  test('a fall, and another commission, take none', async () => {
    expect(await problems(700, null)).toEqual([]);
    expect(await problems(600, null, 'HOST_COMMISSION_BPS')).toEqual([]);
    await world.app.asOwner(`update platform_constants set value = 500 where key = 'HOST_COMMISSION_BPS'`);
    expect(await bell()).toEqual([]);
  });

  test('is compared with the value that applies just before its day', async () => {
    expect(await problems(600, 3)).toEqual([]);
    // Back to what it is today, but a rise by then.
    expect(await problems(800, 5)).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
    expect(await problems(1000, 20)).toEqual([]);
    // Lower than what was announced for that time.
    expect(await problems(900, 30)).toEqual([]);
    await world.admin.query(CANCEL, { input: { key: KEY, validFrom: dayAhead(20) } });
    expect(await problems(700, null)).toEqual([]);
  });

  test('is a lower number of spaces for those who have more than the new one', async () => {
    await world.app.asOwner(`update platform_constants set value = 5 where key = '${ABOVE}'`);
    expect(await problems(900, 20)).toEqual([]);
    expect(await bell()).toEqual([]);
    for (const days of [null, 14]) expect(await problems(1, days, ABOVE)).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
    expect(await problems(1, 16, ABOVE)).toEqual([]);
    // The rise of the rate that was announced to others before reaches them too.
    const announced = (await bell()).map(({ message }) => message.replace(/^Desde el \S+ \S+ (\S+ )?/, '')).sort();
    expect(announced).toEqual([
      expect.stringMatching(/^pasa del 5\s% al 8\s%\.$/),
      expect.stringMatching(/^pasa del 8\s% al 9\s%\.$/),
    ]);
    expect(await problems(1000, 30)).toEqual([]);
    expect(await bell()).toHaveLength(3);
    await world.app.asOwner('delete from constant_changes');
    expect(await problems(8, null, ABOVE)).toEqual([]);
    expect(await bell()).toHaveLength(3);
    await world.app.asOwner(`update platform_constants set value = 1 where key = '${ABOVE}'`);
  });

  test('is announced when another change is cancelled or set before it, and refused inside the notice', async () => {
    const cancel = (days: number) =>
      problemsOf(world.admin, CANCEL, { input: { key: KEY, validFrom: dayAhead(days) } });
    expect(await problems(3000, 16)).toEqual([]);
    expect(await problems(1200, 17)).toEqual([]);
    expect(await bell()).toHaveLength(1);
    await daysLater(1);
    expect(await cancel(15)).toEqual([]);
    expect((await bell())[0]?.message).toMatch(/pasa del 8\s% al 12\s%\.$/);
    await world.app.asOwner('delete from constant_changes');

    expect(await problems(3000, 16)).toEqual([]);
    expect(await problems(1200, 17)).toEqual([]);
    const before = (await bell()).length;
    await daysLater(3);
    expect(await cancel(13)).toEqual(['validFrom LATER_CHANGE_WITHOUT_NOTICE']);
    expect(await problems(800, 13)).toEqual(['validFrom LATER_CHANGE_WITHOUT_NOTICE']);
    expect(await bell()).toHaveLength(before);
    // Without the later one there is nothing to announce.
    expect(await cancel(14)).toEqual([]);
    expect(await cancel(13)).toEqual([]);
  });

  test('is announced to those whom a lower number of spaces brings under a rate that changes before it', async () => {
    const cancel = (days: number) =>
      problemsOf(world.admin, CANCEL, { input: { key: KEY, validFrom: dayAhead(days) } });
    const announced = async () => (await bell()).map(({ message }) => message.replace(/^.* pasa del/, '')).sort();
    await world.app.asOwner(`update platform_constants set value = 5 where key = '${ABOVE}'`);
    expect(await problems(1, 60, ABOVE)).toEqual([]);
    expect(await announced()).toEqual([expect.stringMatching(/^ 5\s% al 8\s%/)]);
    // A rise of others, before their day; one for their own day; and one that ends before it.
    expect(await problems(1200, 20)).toEqual([]);
    expect((await announced())[0]).toMatch(/^ 5\s% al 12\s%/);
    expect(await problems(1300, 60)).toEqual([]);
    expect((await announced()).filter((text) => /al 13\s%/.test(text))).toEqual([
      expect.stringMatching(/^ 5\s% al 13\s%/),
    ]);
    expect(await problems(1500, 30)).toEqual([]);
    expect(await announced()).toHaveLength(3);

    // A fall that was announced to them is cancelled.
    await world.app.asOwner('delete from constant_changes');
    await world.app.asOwner('delete from notifications');
    expect(await problems(600, 20)).toEqual([]);
    expect(await problems(1, 40, ABOVE)).toEqual([]);
    expect(await announced()).toEqual([expect.stringMatching(/^ 5\s% al 6\s%/)]);
    await daysLater(1);
    expect(await cancel(19)).toEqual([]);
    expect(await announced()).toEqual([
      expect.stringMatching(/^ 5\s% al 6\s%/),
      expect.stringMatching(/^ 5\s% al 8\s%/),
    ]);
    await world.app.asOwner('delete from constant_changes');
    expect(await problems(600, 20)).toEqual([]);
    expect(await problems(1, 21, ABOVE)).toEqual([]);
    const before = (await announced()).length;
    await daysLater(10);
    expect(await cancel(10)).toEqual(['validFrom LATER_CHANGE_WITHOUT_NOTICE']);
    expect(await announced()).toHaveLength(before);
    await world.app.asOwner(`update platform_constants set value = 1 where key = '${ABOVE}'`);
  });

  test('does not concern hosts who are not professionals or have few spaces', async () => {
    await world.app.asOwner(`update platform_constants set value = 5 where key = 'HOST_PRO_ABOVE_SPACES'`);
    expect(await problems(1000, 15)).toEqual([]);
    await world.app.asOwner(`update platform_constants set value = 1 where key = 'HOST_PRO_ABOVE_SPACES'`);
    await world.app.asOwner(`update users set is_trader = false`);
    expect(await problems(1200, 16)).toEqual([]);
    expect(await bell()).toEqual([]);
  });
});
