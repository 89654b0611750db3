import { describe, expect, test, vi } from 'vitest';
import { CostBuckets, type BucketStore } from '../../../server/core/graphql/cost-bucket.js';
import { COST_BUCKETS } from '../../../server/core/graphql/limits.js';

const { size, perSecond } = COST_BUCKETS.anonymous;
const clock = { now: () => new Date('2027-03-02T10:00:00Z'), today: () => '2027-03-02' };

test('P-39 a flood of new callers resets no spent bucket, and memory stays bounded', async () => {
  const buckets = new CostBuckets(clock);
  // Buckets spent before, during and at the end of the flood: the fullest bucket is dropped, and these are the emptiest.
  await buckets.take('spent-first', 'anonymous', size);
  for (let caller = 0; caller < 55_000; caller++) {
    await buckets.take(`flood-${caller}`, 'anonymous', 1);
    if (caller === 2_000) await buckets.take('spent-meanwhile', 'anonymous', size);
  }
  for (const caller of ['spent-first', 'spent-meanwhile'])
    expect((await buckets.take(caller, 'anonymous', 1)).isAllowed, caller).toBe(false);
  expect(buckets.size).toBe(50_000);
});

/** One bucket shared with other processes; it can be unavailable, and answers when told to. */
class OneBucket implements BucketStore {
  points: number = size;
  isAway = false;
  answering: Promise<void> = Promise.resolve();

  spend = vi.fn<BucketStore['spend']>(async (_caller, _kind, { owed, cost, ifShort }) => {
    const { isAway } = this;
    if (!isAway) this.points -= owed;
    const isEnough = this.points >= cost;
    if (!isAway) this.points -= isEnough ? cost : ifShort;
    const { points } = this;
    await this.answering;
    return isAway ? null : { isEnough, points };
  });
}

describe('P-39 buckets shared by processes', () => {
  test('points spent by another process are missing here, and a call makes one request to the store', async () => {
    const store = new OneBucket();
    const [here, there] = [new CostBuckets(clock, store), new CostBuckets(clock, store)];
    expect(await there.pay('caller', 'anonymous', size - 100)).toMatchObject({ isAllowed: true, remaining: 100 });
    expect(await here.pay('caller', 'anonymous', 200)).toMatchObject({
      isAllowed: false,
      retryAfterSeconds: Math.ceil(101 / perSecond),
    });
    // A refusal costs a point, and from then on this process knows that the bucket is empty.
    expect(store.points).toBe(99);
    expect(store.spend).toHaveBeenCalledTimes(2);
    expect(await here.pay('caller', 'anonymous', 150)).toMatchObject({ isAllowed: false, remaining: 98 });
    expect(store.spend).toHaveBeenCalledTimes(2);
    await here.charge('caller', 'anonymous', 120);
    // The store also receives the point that was not reported before.
    expect(store.points).toBe(-22);
    expect(here.check('caller', 'anonymous').isAllowed).toBe(false);
  });

  test('while the store is unavailable each process counts locally, and reports its points afterwards', async () => {
    const store = new OneBucket();
    const buckets = new CostBuckets(clock, store);
    await buckets.pay('caller', 'anonymous', size - 700);
    store.isAway = true;
    expect(await buckets.pay('caller', 'anonymous', 600)).toMatchObject({ isAllowed: true, remaining: 100 });
    expect(await buckets.pay('caller', 'anonymous', 101)).toMatchObject({ isAllowed: false });
    expect(store.points).toBe(700);
    store.isAway = false;
    expect(await buckets.pay('caller', 'anonymous', 50)).toMatchObject({ isAllowed: true, remaining: 49 });
    expect(store.points).toBe(49);
  });

  test('concurrent calls count the points before the store answers', async () => {
    const store = new OneBucket();
    const buckets = new CostBuckets(clock, store);
    const answer = Promise.withResolvers<void>();
    store.answering = answer.promise;
    const both = [buckets.pay('caller', 'anonymous', size - 400), buckets.charge('caller', 'anonymous', 600)];
    expect(buckets.check('caller', 'anonymous').isAllowed).toBe(false);
    answer.resolve();
    await Promise.all(both);
    expect(store.points).toBe(-200);
    expect(buckets.check('caller', 'anonymous')).toMatchObject({
      isAllowed: false,
      retryAfterSeconds: 200 / perSecond,
    });
  });
});
