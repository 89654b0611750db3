import { randomUUID } from 'node:crypto';
import { daysAgo } from '../../../core/clock.js';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { emailProblem, normaliseEmail } from '../../accounts/account.rules.js';
import { emailToken, hashToken } from '../../accounts/secrets.js';
import { CITY_RECORDS } from '../places/city-records.js';
import { PRIVACY_VERSION } from '../../accounts/consents.js';
import { mayOpen } from './city-opening.rules.js';
import type { JoinWaitingListInput } from './waiting-list.inputs.js';

/** Maximum number of notifications in one transaction. */
const BATCH = 500;
/** An unconfirmed address is deleted after this time. */
const UNCONFIRMED_DAYS = 7;

/**
 * Adds an address to a city's waiting list once its owner opens the link of the mail. An address that was entered before gets the same
 * answer and no second mail.
 */
export async function joinWaitingList(ctx: RequestContext, input: JoinWaitingListInput): Promise<boolean> {
  const city = CITY_RECORDS.find(({ slug }) => slug === input.city);
  if (!city) throw new DomainError(ErrorCode.NOT_FOUND);
  refuseProblems([emailProblem(input.email)].filter((problem) => problem !== null));
  await consume(ctx, 'waiting-list-ip', ctx.client.network);
  const email = normaliseEmail(input.email);
  const locale = input.locale ?? Locale.ES;
  await inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const added = await tx.db
      .insertInto('WaitingListEntry')
      .values({
        id,
        tokenHash: hashToken(emailToken(tx.config, id)),
        cityId: city.id,
        email,
        locale,
        consentVersion: PRIVACY_VERSION,
        createdAt: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['cityId', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
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
  const confirmed = await ctx.db
    .updateTable('WaitingListEntry')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(ctx.clock.now())) }))
    .where('tokenHash', '=', hashToken(token))
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Removes an address from a list, by the token of its mail. */
export async function leaveWaitingList(ctx: RequestContext, token: string): Promise<boolean> {
  await ctx.db.deleteFrom('WaitingListEntry').where('tokenHash', '=', hashToken(token)).execute();
  return true;
}

/** The same by the entry id in a mail of the list. */
export async function removeFromWaitingList(ctx: ServiceContext, id: string): Promise<void> {
  await ctx.db.deleteFrom('WaitingListEntry').where('id', '=', id).execute();
}

/** Notifies those who wait for a city that has opened, once, and removes them from the list. */
export async function notifyWaitingLists(ctx: ServiceContext, signal?: AbortSignal, most = BATCH): Promise<void> {
  while ((await notifySome(ctx, most)) === most) signal?.throwIfAborted();
}

/** How many were notified. */
function notifySome(ctx: ServiceContext, most: number): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const taken = await takeFromOpenCities(tx, await loadConstants(tx), most);
    for (const { id, email, locale, cityId } of taken) {
      const city = CITY_RECORDS.find((one) => one.id === cityId);
      if (!city) continue;
      await queueMail(tx, {
        id: `city-opened-${id}`,
        to: email,
        locale: locale as Locale,
        template: 'search.city-opened',
        params: { id, city: city.name, slug: city.slug },
      });
    }
    return taken.length;
  });
}

/** Deletes addresses that were entered but never confirmed. */
export async function purgeUnconfirmed(ctx: ServiceContext): Promise<void> {
  const before = daysAgo(ctx, UNCONFIRMED_DAYS);
  await ctx.db
    .deleteFrom('WaitingListEntry')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
}

/** Removes the confirmed entries of cities that have enough spaces, the oldest first. */
function takeFromOpenCities({ db }: ServiceContext, constants: PlatformConstants, most: number) {
  const ids = CITY_RECORDS.filter(({ slug }) => mayOpen(slug, constants)).map(({ id }) => id);
  return db
    .deleteFrom('WaitingListEntry')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('WaitingListEntry as waiting')
        .select('waiting.id')
        .where('waiting.confirmedAt', 'is not', null)
        .where('waiting.cityId', 'in', (inner) =>
          inner
            .selectFrom('SpaceSearch as s')
            .select((count) => count.ref('s.cityId').$notNull().as('cityId'))
            .where('s.cityId', '=', (s) => s.fn.any(s.val(ids)))
            .groupBy('s.cityId')
            .having(({ fn }) => fn.countAll(), '>=', constants.CITY_ENOUGH_SPACES),
        )
        .orderBy('waiting.createdAt')
        .limit(most),
    )
    .returning(['id', 'email', 'locale', 'cityId'])
    .execute();
}
