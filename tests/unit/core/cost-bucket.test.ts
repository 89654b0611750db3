import { expect, test } from 'vitest';
import { CostBuckets } from '../../../server/core/graphql/cost-bucket.js';
import { COST_BUCKETS } from '../../../server/core/graphql/limits.js';

const { size } = COST_BUCKETS.anonymous;
const clock = { now: () => new Date('2027-03-02T10:00:00Z'), today: () => '2027-03-02' };

test('P-39 a flood of new callers gives nobody back what they spent, and memory stays bounded', () => {
  const buckets = new CostBuckets(clock);
  // Spent before, during and at the end of the flood: the fullest goes, and these are the emptiest.
  buckets.take('spent-first', 'anonymous', size);
  for (let caller = 0; caller < 55_000; caller++) {
    buckets.take(`flood-${caller}`, 'anonymous', 1);
    if (caller === 2_000) buckets.take('spent-meanwhile', 'anonymous', size);
  }
  for (const caller of ['spent-first', 'spent-meanwhile'])
    expect(buckets.take(caller, 'anonymous', 1).isAllowed, caller).toBe(false);
  expect(buckets.size).toBe(50_000);
});
