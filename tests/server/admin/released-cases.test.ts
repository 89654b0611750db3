import { expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import { migrate } from '../../../server/db/migrate.js';
import { createAccount, signInAsAdmin } from '../../support/accounts.js';
import { useWorld } from '../../support/use-world.js';
import { runningStay, smallerInput, submit } from '../../support/money/claims.js';
import { ASSIGN, openTicket } from '../support/tickets.js';

const ROLES = `mutation ($input: ChangePersonRolesInput!) { changePersonRoles(input: $input) { person { id } } }`;
const WHY = 'Cambia de equipo a partir de mañana.';

const world = useWorld();

test('P9 tickets and claims of a member of the staff who loses the role wait for nobody in particular', async () => {
  const { em } = world.app.context();
  const elena = (await signInAsAdmin(world.app, world.app.visitor(), 'elena@example.test', 'support')).viewer.id;
  const userId = fromGlobalId('User', elena);
  const [open, closed] = [await openTicket(world.renter), await openTicket(world.renter)];
  for (const { id: ticketId } of [open, closed])
    await world.admin.query(ASSIGN, { input: { ticketId, userId: elena } });
  await em.execute(`update tickets set status = 'closed', closed_at = now() where id = ?`, [
    fromGlobalId('Ticket', closed.id),
  ]);
  await submit(world.renter, await smallerInput(world, await runningStay(world)));
  await em.execute(`update claims set status = 'in_review', assignee_id = ?`, [userId]);
  const change = (roles: readonly string[]) =>
    world.admin.query(ROLES, { input: { personId: toGlobalId('Person', userId), staffRoles: roles, statement: WHY } });
  const assigned = async () => [
    (await em.execute<object[]>('select 1 from tickets where assignee_id = ? and status <> ?', [userId, 'closed']))
      .length,
    (await em.execute<object[]>('select 1 from tickets where assignee_id = ?', [userId])).length,
    (await em.execute<object[]>('select 1 from claims where assignee_id = ?', [userId])).length,
  ];
  await change(['SUPPORT', 'MODERATOR']);
  expect(await assigned()).toEqual([1, 2, 1]);
  await change(['SUPPORT']);
  expect(await assigned()).toEqual([1, 2, 0]);
  await change(['CONTENT']);
  expect(await assigned()).toEqual([0, 1, 0]);
});

test('P9 the migration releases the tickets and claims of those who lost the role before', async () => {
  const { em } = world.app.context();
  const person = (name: string, role?: 'admin' | 'support' | 'moderator') =>
    createAccount(world.app, { email: `${name}@example.test`, roles: role ? [role] : [] });
  const left = await person('left');
  const moderator = await person('moderates', 'moderator');
  const keeping = [await person('administers', 'admin'), await person('serves', 'support')];
  const assigned = [left, left, moderator, ...keeping];
  const ids: string[] = [];
  for (const assignee of assigned) {
    ids.push(fromGlobalId('Ticket', (await openTicket(world.renter)).id));
    await em.execute('update tickets set assignee_id = ? where id = ?', [assignee, ids.at(-1)]);
  }
  await em.execute(`update tickets set status = 'closed', closed_at = now() where id = ?`, [ids[1]]);
  const again = async (assignee: string) => {
    await em.execute('update claims set assignee_id = ?', [assignee]);
    await world.app.asOwner(`delete from migrations where name = '0191-cases-of-staff-who-left'`);
    await migrate(world.app.databaseUrl);
    return (await em.execute<{ assignee_id: string | null }[]>('select assignee_id from claims'))[0]?.assignee_id;
  };
  expect([await again(moderator), await again(left)]).toEqual([moderator, null]);
  const tickets = await em.execute<{ id: string; assignee_id: string | null }[]>(
    'select id, assignee_id from tickets where id = any(?)',
    [`{${ids.join(',')}}`],
  );
  expect(ids.map((id) => tickets.find((ticket) => ticket.id === id)?.assignee_id)).toEqual([
    null,
    left,
    null,
    ...keeping,
  ]);
});
