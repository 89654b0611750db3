import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld, confirmed, REQUEST, requested, requestInput, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { runJob } from '../../support/queued-jobs.js';
import { seenOf } from '../../support/settings.js';
import { problemsOf } from '../../support/verification.js';

const LIST = `{ settings { key group unit value defaultValue min max
  changes { value previous validFrom reason setByName appliedAt cancelledAt } } }`;
const CHANGE = `mutation ($input: ChangeSettingInput!) { changeSetting(input: $input) { setting { value changes { value appliedAt cancelledAt } } } }`;
const CANCEL = `mutation ($input: CancelSettingChangeInput!) { cancelSettingChange(input: $input) { setting { changes { value cancelledAt } } } }`;
const LOG = `{ auditLog(filter: { action: "setting" }) { edges { node { action reason actorName before after } } } }`;
const WHY = 'Lo pide la subida de precios del proveedor.';
const KEY = 'RENTER_FEE_BPS';

interface Change {
  readonly value: number;
  readonly previous: number | null;
  readonly reason: string;
  readonly appliedAt: string | null;
  readonly cancelledAt: string | null;
}
interface Setting {
  readonly key: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly changes: readonly Change[];
}

let admin: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.context().em.execute('delete from constant_changes');
  await world.app.context().em.execute(`update platform_constants set value = 1000 where key = '${KEY}'`);
  admin ??= world.app.visitor();
  await signInAsAdmin(world.app, admin, 'admin@example.test', 'admin');
});

const settingOf = async (key: string): Promise<Setting> => {
  const { settings } = await admin.query<{ settings: Setting[] }>(LIST);
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
};
const change = async (input: Record<string, unknown>) => {
  const key = String(input['key'] ?? KEY);
  return admin.send(CHANGE, { input: { key, statement: WHY, ...(await seenOf(world.app, key)), ...input } });
};
/** Days pass, and the job runs twice, because a retry must change nothing. */
async function daysLater(days: number): Promise<void> {
  world.clock.advance({ days });
  await runJob(world.app, 'settings.apply', {});
  await runJob(world.app, 'settings.apply', {});
  await signInAsAdmin(world.app, admin, 'admin@example.test', 'admin');
}
const dayAhead = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('P9 settings', () => {
  test('an immediate change applies, is in the history and the log, and the settings take four statements', async () => {
    const before = await settingOf(KEY);
    expect(before).toMatchObject({ value: 1000, min: 0, max: 3000, changes: [] });
    await change({ value: 1200 });
    const after = await settingOf(KEY);
    expect(after).toMatchObject({
      value: 1200,
      changes: [{ value: 1200, previous: 1000, reason: WHY, cancelledAt: null }],
    });
    expect(after.changes[0]?.appliedAt).not.toBeNull();
    const { auditLog } = await admin.query<{ auditLog: { edges: { node: Record<string, string> }[] } }>(LOG);
    expect(auditLog.edges[0]?.node).toMatchObject({ action: 'setting.changed', reason: WHY });
    expect(JSON.parse(auditLog.edges[0]?.node['after'] ?? '')).toMatchObject({ value: 1200 });
    expect(await countQueries(world.app, () => admin.query(LIST))).toBeLessThanOrEqual(4);
  });

  test('the history has the last 20 changes of each setting', async () => {
    await world.app.asOwner(
      `insert into constant_changes (key, value, valid_from, reason, set_at, applied_at, previous)
        select key, 1000 + n, '2027-01-01', 'prueba', now() + n * interval '1 second', now(), 1000
        from platform_constants, generate_series(1, 25) n where key in ('${KEY}', 'CLAIM_WINDOW_HOURS')`,
    );
    const { settings } = await admin.query<{ settings: Setting[] }>(LIST);
    const shown = settings.filter(({ changes }) => changes.length > 0);
    expect(shown.map(({ changes }) => changes.length)).toEqual([20, 20]);
    expect(shown[0]?.changes[0]?.value).toBe(1025);
  });

  test('a scheduled change applies on its day and replaces an earlier one of the same day', async () => {
    await change({ value: 1100, validFrom: dayAhead(3) });
    world.clock.advance({ minutes: 1 });
    await change({ value: 1300, validFrom: dayAhead(3) });
    expect((await settingOf(KEY)).value).toBe(1000);
    await daysLater(2);
    expect((await settingOf(KEY)).value).toBe(1000);
    await daysLater(1);
    const { value, changes } = await settingOf(KEY);
    expect(value).toBe(1300);
    expect(changes.map((one) => [one.value, one.appliedAt !== null, one.cancelledAt !== null])).toEqual([
      [1300, true, false],
      [1100, false, true],
    ]);
  });

  test('a cancelled change is not applied', async () => {
    const validFrom = dayAhead(1);
    await change({ value: 1100, validFrom });
    await admin.query(CANCEL, { input: { key: KEY, validFrom } });
    await admin.query(CANCEL, { input: { key: KEY, validFrom } });
    await daysLater(2);
    expect(await settingOf(KEY)).toMatchObject({ value: 1000, changes: [{ value: 1100, appliedAt: null }] });
  });

  test('rejects values out of bounds, past and distant days, a missing reason and an unknown key', async () => {
    const problems = (input: Record<string, unknown>) =>
      problemsOf(admin, CHANGE, { input: { key: KEY, statement: WHY, seenValue: 1000, ...input } });
    expect(await problems({ value: 3001 })).toEqual(['value SETTING_OUT_OF_RANGE']);
    expect(await problems({ value: 1100, validFrom: dayAhead(0) })).toEqual(['validFrom DATE_IN_PAST']);
    expect(await problems({ value: 1100, validFrom: dayAhead(400) })).toEqual(['validFrom START_TOO_FAR']);
    expect(await problems({ value: 1100, statement: ' ' })).toEqual(['statement REASON_REQUIRED']);
    expect((await change({ key: 'NO_SUCH_THING', value: 1 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await settingOf(KEY)).changes).toEqual([]);
  });

  test('a setting is bounded by related settings, also when a scheduled change is due', async () => {
    expect(await settingOf('RENTER_FEE_MIN_CENTS')).toMatchObject({ min: 0, max: 2000 });
    await change({ key: 'RENTER_FEE_MIN_CENTS', value: 1500, validFrom: dayAhead(1) });
    await change({ key: 'RENTER_FEE_MAX_CENTS', value: 1000 });
    expect(await settingOf('RENTER_FEE_MIN_CENTS')).toMatchObject({ max: 1000 });
    await daysLater(1);
    expect(await settingOf('RENTER_FEE_MIN_CENTS')).toMatchObject({ value: 250, changes: [{ appliedAt: null }] });
    const { auditLog } = await admin.query<{ auditLog: { edges: { node: Record<string, string | null> }[] } }>(LOG);
    expect(auditLog.edges[0]?.node).toMatchObject({
      action: 'setting.change_cancelled',
      actorName: null,
      reason: 'out of bounds: 0–1000',
    });
    expect(JSON.parse(auditLog.edges[0]?.node['before'] ?? '')).toEqual({ value: 250, toCome: 1500 });
    await world.app
      .context()
      .em.execute(`update platform_constants set value = 4000 where key = 'RENTER_FEE_MAX_CENTS'`);
  });
});

describe('P9 a setting that two members of the staff change', () => {
  test('the later one is refused until they have read the change of the first', async () => {
    const seen = await seenOf(world.app, KEY);
    await change({ value: 1200 });
    const second = { value: 1100, ...seen };
    expect((await change(second)).errors[0]?.extensions.code).toBe('TEXT_CHANGED');
    expect((await change({ ...second, seenValue: 1200 })).errors[0]?.extensions.code).toBe('TEXT_CHANGED');
    expect(await settingOf(KEY)).toMatchObject({ value: 1200, changes: [{ value: 1200 }] });
    expect((await change({ value: 1100 })).errors).toEqual([]);
  });

  test('a value that a job has set since was not read either', async () => {
    await change({ value: 1200, validFrom: dayAhead(1) });
    const seen = await seenOf(world.app, KEY);
    await daysLater(1);
    expect((await change({ value: 1100, ...seen })).errors[0]?.extensions.code).toBe('TEXT_CHANGED');
    expect((await settingOf(KEY)).value).toBe(1200);
  });
});

describe('P9 features that are switched off', () => {
  const turn = async (key: string, isOn: boolean): Promise<void> => {
    await signInAsAdmin(world.app, admin, 'admin@example.test', 'admin');
    await change({ key, value: isOn ? 1 : 0 });
    await world.app.settle();
  };
  /** Switches the setting off during the work and on again afterwards. */
  async function without(key: string, work: () => Promise<void>): Promise<void> {
    await turn(key, false);
    try {
      await work();
    } finally {
      await turn(key, true);
    }
  }
  const days = () => ({ spaceId: world.spaceId, from: dayAhead(34), to: dayAhead(79) });

  test('without paid plans only the basic plan is offered and accepted', async () => {
    const QUOTE = 'query ($input: PriceQuoteInput!) { priceQuote(input: $input) { totalCents } }';
    const PLANS = 'query ($id: ID!) { booking(id: $id) { planPrices { plan } } }';
    const plus = { input: { ...days(), protectionPlan: 'PLUS' } };
    expect(await problemsOf(world.renter, QUOTE, plus)).toEqual([]);
    await without('OFFERS_PAID_PLANS', async () => {
      expect(await problemsOf(world.renter, QUOTE, plus)).toEqual(['protectionPlan PLAN_NOT_OFFERED']);
      const { id } = await start(world.renter, stay(world.spaceId));
      expect(await world.renter.query(PLANS, { id })).toEqual({ booking: { planPrices: [{ plan: 'BASIC' }] } });
      const input = await requestInput(world.renter, id, undefined, { protectionPlan: 'MAXIMA' });
      expect(await problemsOf(world.renter, REQUEST, { input })).toEqual(['protectionPlan PLAN_NOT_OFFERED']);
    });
    expect(await problemsOf(world.renter, QUOTE, plus)).toEqual([]);
  });

  test('without waiting lists none is offered, and joining is rejected', async () => {
    await confirmed(world);
    const CAN_WAIT = 'query ($input: PriceQuoteInput!) { priceQuote(input: $input) { canWait } }';
    const WAIT = 'mutation ($input: WaitForDaysInput!) { waitForDays(input: $input) { place { id } } }';
    const canWait = () => world.stranger.query(CAN_WAIT, { input: days() });
    const SEARCH = 'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount canWait } }';
    const { from, to } = days();
    const search = () => world.stranger.query(SEARCH, { filter: { city: 'Madrid', from, to } });
    await without('OFFERS_WAITING_LIST', async () => {
      expect(await canWait()).toEqual({ priceQuote: { canWait: false } });
      expect(await search()).toEqual({ searchSpaces: { totalCount: 0, canWait: false } });
      expect(await world.stranger.codeOf(WAIT, { input: days() })).toBe('FEATURE_OFF');
    });
    expect(await canWait()).toEqual({ priceQuote: { canWait: true } });
    expect(await search()).toEqual({ searchSpaces: { totalCount: 0, canWait: true } });
    expect((await world.stranger.send(WAIT, { input: days() })).errors).toEqual([]);
  });

  test('without push it is not offered, and subscribing is rejected', async () => {
    const OFFERED = '{ viewer { isPushOffered } }';
    const SUBSCRIBE = 'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { viewer { id } } }';
    const input = { endpoint: 'https://push.example.com/abc', p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };
    await without('OFFERS_PUSH', async () => {
      expect(await world.renter.query(OFFERED)).toEqual({ viewer: { isPushOffered: false } });
      expect(await world.renter.codeOf(SUBSCRIBE, { input })).toBe('FEATURE_OFF');
    });
    expect(await world.renter.query(OFFERED)).toEqual({ viewer: { isPushOffered: true } });
    expect((await world.renter.send(SUBSCRIBE, { input })).errors).toEqual([]);
  });

  test('without instant booking a space takes requests, and the search counts no instant ones', async () => {
    await world.app.asOwner('update spaces set is_instant_book = true');
    const SEEN = `query ($id: ID!) { space(id: $id) { isInstantBook draftPreview { isInstantBookOffered } }
      searchSpaces(filter: { city: "Madrid" }) { facets { instantBook } } }`;
    const seen = async (): Promise<unknown> => {
      const { space, searchSpaces } = await world.host.query<Record<string, Record<string, unknown>>>(SEEN, {
        id: world.spaceId,
      });
      return { ...space, ...searchSpaces };
    };
    await without('OFFERS_INSTANT_BOOKING', async () => {
      expect(await seen()).toEqual({
        isInstantBook: false,
        draftPreview: { isInstantBookOffered: false },
        facets: { instantBook: 0 },
      });
      expect((await requested(world)).status).toBe('REQUESTED');
    });
    expect(await seen()).toEqual({
      isInstantBook: true,
      draftPreview: { isInstantBookOffered: true },
      facets: { instantBook: 1 },
    });
    await resetWorld(world);
    expect((await requested(world)).status).toBe('CONFIRMED');
    await world.app.asOwner('update spaces set is_instant_book = false');
  });
});
