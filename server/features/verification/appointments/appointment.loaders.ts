import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { VideoAppointment } from './video-appointment.entity.js';

/** The calls of verifications; null for those that are decided by documents. */
export function appointmentLoader(ctx: RequestContext): DataLoader<string, VideoAppointment | null> {
  return ctx.loaders.get<string, VideoAppointment | null>('video-appointments', async (ids) => {
    const rows = await ctx.db.selectFrom('VideoAppointment').selectAll().where('verificationId', 'in', ids).execute();
    return ids.map((id) => rows.find(({ verificationId }) => verificationId === id) ?? null);
  });
}

/** When the call of a verification begins; null without one. */
export async function callOf({ db }: ServiceContext, verificationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('VideoAppointment')
    .select('startsAt')
    .where('verificationId', '=', verificationId)
    .executeTakeFirst();
  return row?.startsAt ?? null;
}
