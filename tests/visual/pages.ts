import type { TestApp } from '../support/test-app.js';
import { freeSpaces, idsOf } from '../e2e/support/demo.js';

export type Person = 'visitor' | 'renter' | 'host';

export interface PageOfBaseline {
  readonly name: string;
  readonly who: Person;
  readonly path: string;
  /** What comes last, some time after all else. */
  readonly last?: string;
}

/** The eight pages of the baseline (V-03), as they stand at one moment of the demo. */
export async function pagesOfBaseline(app: TestApp): Promise<PageOfBaseline[]> {
  const [space] = await freeSpaces(app, 1);
  const [draft] = await idsOf(
    app,
    'Space',
    `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'draft' order by s.id`,
  );
  const today = app.context().clock.today();
  const year = Number(today.slice(0, 4));
  const stay = `from=${year + 1}-02-01&to=${year + 1}-05-01`;
  return [
    { name: 'home', who: 'visitor', path: '/' },
    { name: 'search', who: 'visitor', path: '/search?postal_code=28010' },
    { name: 'space', who: 'visitor', path: `/space/${space}?${stay}` },
    { name: 'madrid', who: 'visitor', path: '/madrid', last: 'svg[viewBox="0 0 480 528"]' },
    { name: 'booking', who: 'renter', path: `/booking/${space}?${stay}` },
    { name: 'wizard', who: 'host', path: `/publish-space/${draft}?step=details` },
    { name: 'dashboard', who: 'host', path: '/dashboard?mode=host' },
    { name: 'favorites', who: 'renter', path: '/favorites' },
  ];
}
