import type { TestApp } from '../support/test-app.js';
import { freeSpaces, idsOf } from '../e2e/support/demo.js';

export type Person = 'visitor' | 'renter' | 'host';

export interface PageOfBaseline {
  readonly name: string;
  readonly who: Person;
  readonly path: string;
  /** What comes last, some time after all else. */
  readonly last?: string;
  /** Both unless named. */
  readonly languages?: readonly ('es' | 'en')[];
}

/** The thirteen pages of the baseline (V-03), as they stand at one moment of the demo: eight in both languages, five in Spanish. */
export async function pagesOfBaseline(app: TestApp): Promise<PageOfBaseline[]> {
  const [space] = await freeSpaces(app, 1);
  const [draft] = await idsOf(
    app,
    'Space',
    `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'draft' order by s.id`,
  );
  const [stay] = await idsOf(
    app,
    'Booking',
    `select b.id from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id
      where r.email = 'renter@hueco.test' and h.email = 'host@hueco.test' and b.status = 'active' order by b.id`,
  );
  const today = app.context().clock.today();
  const year = Number(today.slice(0, 4));
  const days = `from=${year + 1}-02-01&to=${year + 1}-05-01`;
  return [
    { name: 'home', who: 'visitor', path: '/', last: '[aria-labelledby="home-steps"] li svg' },
    { name: 'search', who: 'visitor', path: '/search?postal_code=28010' },
    { name: 'space', who: 'visitor', path: `/space/${space}?${days}` },
    { name: 'madrid', who: 'visitor', path: '/madrid', last: 'svg[viewBox="0 0 480 528"]' },
    { name: 'booking', who: 'renter', path: `/booking/${space}?${days}` },
    { name: 'wizard', who: 'host', path: `/publish-space/${draft}?step=details` },
    { name: 'dashboard', who: 'host', path: '/dashboard?mode=host' },
    { name: 'favorites', who: 'renter', path: '/favorites' },
    { name: 'calendar', who: 'host', path: '/dashboard?mode=host&tab=calendar', languages: ['es'] },
    { name: 'stats', who: 'host', path: '/dashboard?mode=host&tab=stats', languages: ['es'] },
    { name: 'notifications', who: 'host', path: '/notifications', languages: ['es'] },
    { name: 'booking-page', who: 'renter', path: `/booking/${stay}`, languages: ['es'] },
    { name: 'about', who: 'visitor', path: '/about', languages: ['es'] },
  ];
}
