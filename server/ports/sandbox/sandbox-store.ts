import { secondsOf } from '../../core/clock.js';
import { missing, randomId, type SandboxCall, type StripeObject } from './sandbox-call.js';
import type { SandboxKind } from './sandbox-object.entity.js';

type Place = Pick<SandboxCall, 'db' | 'now'>;

const PREFIXES: Readonly<Record<SandboxKind, string>> = {
  customer: 'cus',
  setup_intent: 'seti',
  account: 'acct',
  account_link: 'link',
  transfer: 'tr',
  transfer_reversal: 'trr',
  payout: 'po',
  dispute: 'dp',
};

export async function insertObject(
  { db, now }: Place,
  kind: SandboxKind,
  body: StripeObject,
  accountId: string | null = null,
): Promise<StripeObject> {
  const id = randomId(PREFIXES[kind]);
  await db.insertInto('SandboxObject').values({ id, kind, body, accountId, createdAt: now }).execute();
  return { id, object: kind, created: secondsOf(now), ...body };
}

/** An object for a call to read or change: locked until the call is answered. */
export async function readObject({ db }: Place, kind: SandboxKind, id: string): Promise<StripeObject> {
  const row = await db
    .selectFrom('SandboxObject')
    .select(['id', 'body', 'createdAt'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw missing(kind, id);
  return storedObject({ ...row, kind });
}

/** A stored row as the API returns it. */
export function storedObject(row: {
  readonly id: string;
  readonly kind: SandboxKind;
  readonly body: StripeObject;
  readonly createdAt: Date;
}): StripeObject {
  return { id: row.id, object: row.kind, created: secondsOf(row.createdAt), ...row.body };
}

export async function changeObject(
  place: Place,
  kind: SandboxKind,
  id: string,
  change: StripeObject,
): Promise<StripeObject> {
  const { id: _id, object: _object, created: _created, ...body } = await readObject(place, kind, id);
  await place.db
    .updateTable('SandboxObject')
    .set({ body: { ...body, ...change } })
    .where('id', '=', id)
    .execute();
  return readObject(place, kind, id);
}

/** A movement of a balance. */
export async function move(
  { db, now }: Place,
  type: string,
  amountCents: number,
  source: StripeObject,
  accountId: string | null = null,
): Promise<void> {
  await db
    .insertInto('SandboxBalanceEntry')
    .values({ id: randomId('txn'), type, amountCents, source, accountId, createdAt: now })
    .execute();
}

/** The amount of a balance; calls that take from it are serialized. */
export async function balanceOf({ db }: Place, accountId: string | null): Promise<number> {
  await db
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(`balance ${accountId ?? ''}`)])]).as('lock'),
    )
    .execute();
  const row = await db
    .selectFrom('SandboxBalanceEntry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('amountCents'), eb.lit(0)).as('cents'))
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}

/** A webhook to deliver. */
export async function queueWebhook(
  { db, now }: Place,
  type: string,
  object: StripeObject,
  accountId: string | null = null,
): Promise<void> {
  await db
    .insertInto('SandboxEvent')
    .values({ id: randomId('evt'), type, object, accountId, createdAt: now })
    .execute();
}
