import type { ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import type { PersonalTraces } from './traces.rules.js';

interface PersonRow {
  readonly addresses: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

/** Shorter ones would be found in everything. */
const MIN_LENGTH = 5;

/** Everything she could be known by. */
export async function personalTraces(ctx: ServiceContext, userId: string): Promise<PersonalTraces> {
  const [person] = await ctx.em.execute<PersonRow[]>(
    `select to_json(array[u.email, u.phone] || array(select email from email_tokens where user_id = u.id) || array(select phone from phone_codes where user_id = u.id)) as addresses,
       to_json(array[u.full_name, u.display_name] || array(select full_name from verifications where user_id = u.id)) as names
     from users u where u.id = ?`,
    [userId],
  );
  const bookings = await ctx.em.execute<{ id: string; reference: string }[]>('select id, reference from bookings where renter_id = ? or host_id = ?', [userId, userId]);
  const conversations = await ctx.em.execute<{ id: string }[]>('select id from conversations where renter_id = ? or host_id = ?', [userId, userId]);
  const addresses = distinct(person?.addresses ?? []);
  const names = distinct(person?.names ?? []).filter((name) => name.length >= MIN_LENGTH);
  return { addresses, names, bookings: [...bookings.flatMap(({ id, reference }) => [toGlobalId('Booking', id), reference]), ...conversations.map(({ id }) => toGlobalId('Conversation', id))] };
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
