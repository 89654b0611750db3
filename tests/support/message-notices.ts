import { mailsTo } from './accounts.js';
import type { World } from './bookings.js';

export interface Notice {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly createdAt: string;
  readonly params: Record<string, unknown>;
}

/** Delivers what was recorded and does the jobs of one name that were planned, whatever their time. */
export async function runPlanned({ app }: World, name: string): Promise<number> {
  await app.settle();
  const jobs = await app.context().em.execute<{ id: string; payload: Record<string, unknown> }[]>(
    `select p.id, p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = ? order by p.id`,
    [name],
  );
  for (const { id, payload } of jobs) {
    await app.context().em.execute('delete from graphile_worker._private_jobs where id = ?', [id]);
    await app.jobs.handlers.get(name)?.(app.context(), payload);
  }
  return jobs.length;
}

export const ringBells = (world: World): Promise<number> => runPlanned(world, 'notifications.tell-message');

/** What the clock does after five minutes; answers the mails that person has by now. */
export async function sendMails(world: World, email: string): Promise<Awaited<ReturnType<typeof mailsTo>>> {
  await runPlanned(world, 'notifications.mail-messages');
  await runPlanned(world, 'mail.send');
  return mailsTo(world.app, email);
}

export async function noticesOf(client: { query<T>(text: string): Promise<T> }): Promise<Notice[]> {
  const { notifications } = await client.query<{ notifications: { edges: { node: Notice }[] } }>('{ notifications { edges { node { id type title message read createdAt params } } } }');
  return notifications.edges.map(({ node }) => node).filter(({ type }) => type.startsWith('MESSAGE'));
}

