import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import type { TestApp } from '../../support/test-app.js';

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'Hueco-demo-2026';

type Thing = 'Space' | 'Booking' | 'StaffPayment' | 'Verification' | 'User' | 'Person' | 'Conversation' | 'Claim';

/** The API ids of the rows of a statement that answers `id`. */
export async function idsOf(app: TestApp, thing: Thing, sql: string, values: unknown[] = []): Promise<string[]> {
  const rows = await app.context().em.execute<{ id: string }[]>(sql, values);
  return rows.map(({ id }) => toGlobalId(thing, id));
}

/** Published spaces in Madrid without bookings, let from 30 days on by hosts other than the demo accounts. */
export function freeSpaces(app: TestApp, count: number): Promise<string[]> {
  return idsOf(
    app,
    'Space',
    `select s.id from spaces s join users u on u.id = s.host_id
      where s.status = 'published' and s.city = 'Madrid' and s.type = 'storage' and s.min_days = 30 and not s.is_instant_book
        and s.available_from <= current_date and u.email like '%@demo.hueco.test'
        and not exists (select from bookings b where b.space_id = s.id)
      order by s.id limit ?`,
    [count],
  );
}

/** The postal code of a space, by its id in the API. */
export async function postalCodeOf(app: TestApp, spaceId: string): Promise<string> {
  const space = app.context().db.selectFrom('Space').where('id', '=', fromGlobalId('Space', spaceId));
  return (await space.select('postalCode').executeTakeFirstOrThrow()).postalCode ?? '';
}
