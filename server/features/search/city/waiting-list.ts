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
import { PRIVACY_VERSION } from '../../accounts/consents.js';
import type { JoinWaitingListInput } from './waiting-list.inputs.js';

/** Told in one run; the next run tells the rest. */
const BATCH = 500;
/** An address whose mail nobody answers is not kept longer. */
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Puts an address on a city's list once its owner presses the link of the mail. An address that was entered before gets the same answer and no second mail. */
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
      `insert into waiting_list (id, token_hash, city_id, email, locale, consent_version, created_at) values (?, ?, (select id from cities where slug = ?), ?, ?, ?, ?)
       on conflict (city_id, email) do nothing returning id`,
      [id, hashToken(emailToken(tx.config, id)), city.slug, email, locale, PRIVACY_VERSION, tx.clock.now()],
    );
    if (added.length === 0) return;
    await queueMail(tx, {
      id: `waiting-list-${id}`,
      to: email,
      locale,
      template: 'search.waiting-list-confirmation',
      params: { id, city: city.name, slug: city.slug },
    });
  });
  return true;
}

/** Confirms an address by the token of its mail; false when it is no longer on a list. */
export async function confirmWaitingList(ctx: RequestContext, token: string): Promise<boolean> {
  const confirmed = await ctx.em.execute<{ id: string }[]>(
    'update waiting_list set confirmed_at = coalesce(confirmed_at, ?) where token_hash = ? returning id',
    [ctx.clock.now(), hashToken(token)],
  );
  return confirmed.length > 0;
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
         where waiting.confirmed_at is not null and (select count(*) from space_search s where s.city_id = waiting.city_id) >= ? order by waiting.created_at limit ?)
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

/** Deletes addresses that were entered but never confirmed. */
export async function purgeUnconfirmed(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNCONFIRMED_DAYS * DAY_MS);
  await ctx.em.execute('delete from waiting_list where confirmed_at is null and created_at < ?', [before]);
}
