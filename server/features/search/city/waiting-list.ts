import { randomUUID } from 'node:crypto';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { emailProblem, normaliseEmail } from '../../accounts/account-rules.js';
import { emailToken, hashToken } from '../../accounts/secrets.js';
import { ENOUGH_SPACES } from '../market.js';
import { CITY_RECORDS } from '../places/city-records.js';
import type { JoinWaitingListInput } from './waiting-list.inputs.js';

/** Told in one run; the next run tells the rest. */
const BATCH = 500;

/** Puts an address on a city's list and sends a receipt. An address that is on it already gets the same answer and no second mail. */
export async function joinWaitingList(ctx: RequestContext, input: JoinWaitingListInput): Promise<boolean> {
  const city = CITY_RECORDS.find(({ slug }) => slug === input.city);
  if (!city) throw new DomainError(ErrorCode.NOT_FOUND);
  refuseProblems([emailProblem(input.email)].filter((problem) => problem !== null));
  await consume(ctx, 'waiting-list-ip', ctx.client.network);
  const email = normaliseEmail(input.email);
  const locale = input.locale ?? Locale.ES;
  await inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const added = await tx.em.execute<{ id: string }[]>(
      `insert into waiting_list (id, token_hash, city_id, email, locale, created_at) values (?, ?, (select id from cities where slug = ?), ?, ?, ?)
       on conflict (city_id, email) do nothing returning id`,
      [id, hashToken(emailToken(tx.config, id)), city.slug, email, locale, tx.clock.now()],
    );
    if (added.length === 0) return;
    await queueMail(tx, {
      id: `waiting-list-${id}`,
      to: email,
      locale,
      template: 'search.waiting-list-receipt',
      params: { id, city: city.name, slug: city.slug },
    });
  });
  return true;
}

/** Takes an address off a list, by the token of its mail. */
export async function leaveWaitingList(ctx: RequestContext, token: string): Promise<boolean> {
  await ctx.em.execute('delete from waiting_list where token_hash = ?', [hashToken(token)]);
  return true;
}

/** Notifies those who wait for a city that has opened, once, and removes them from the list. */
export async function tellWhoWaits(ctx: ServiceContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const told = await tx.em.execute<{ id: string; email: string; locale: Locale; name: string; slug: string }[]>(
      `delete from waiting_list w using cities c where c.id = w.city_id and w.id in (
         select waiting.id from waiting_list waiting
         where (select count(*) from space_search s where s.city_id = waiting.city_id) >= ? order by waiting.created_at limit ?)
       returning w.id, w.email, w.locale, c.name, c.slug`,
      [ENOUGH_SPACES, BATCH],
    );
    for (const { id, email, locale, name, slug } of told) {
      await queueMail(tx, {
        id: `city-opened-${id}`,
        to: email,
        locale,
        template: 'search.city-opened',
        params: { city: name, slug },
      });
    }
  });
}
