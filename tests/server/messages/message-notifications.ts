import { mailsTo } from '../../support/accounts.js';
import type { World } from '../../support/bookings.js';

export interface NotificationView {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly createdAt: string;
  readonly params: Record<string, unknown>;
}

/** Dispatches recorded events and runs all scheduled jobs of one name, also those that are not due; returns their number. */
export async function runJobs({ app }: World, name: string): Promise<number> {
  await app.settle();
  const jobs = await app
    .context()
    .em.execute<{ id: string; payload: Record<string, unknown> }[]>(
      `select p.id, p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = ? order by p.id`,
      [name],
    );
  for (const { id, payload } of jobs) {
    await app.context().em.execute('delete from graphile_worker._private_jobs where id = ?', [id]);
    await app.jobs.handlers.get(name)?.(app.context(), payload);
  }
  return jobs.length;
}

export const deliverNotifications = (world: World): Promise<number> => runJobs(world, 'notifications.tell-message');

/** Runs the mail jobs that are due after five minutes; returns all mails to this address. */
export async function sendMails(world: World, email: string): Promise<Awaited<ReturnType<typeof mailsTo>>> {
  await runJobs(world, 'notifications.mail-messages');
  await runJobs(world, 'mail.send');
  return mailsTo(world.app, email);
}

export async function listMessageNotifications(client: {
  query<T>(text: string): Promise<T>;
}): Promise<NotificationView[]> {
  const { notifications } = await client.query<{ notifications: { edges: { node: NotificationView }[] } }>(
    '{ notifications { edges { node { id type title message read createdAt params } } } }',
  );
  return notifications.edges.map(({ node }) => node).filter(({ type }) => type.startsWith('MESSAGE'));
}
