import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { lateEvents } from '../../../core/events/outbox.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import { lastSelfChecks } from '../../../core/writes/self-checks.js';
import { WebhookState } from '../../partners/webhooks/webhook.enums.js';
import type { BooksAlarm, StaffAlarms, WebhooksAlarm } from './alarms.types.js';

const SHOWN = 3;

/** Problems of the platform itself, limited to what the viewer may see: at most four statements. */
export async function staffAlarms(ctx: SignedInContext): Promise<StaffAlarms> {
  const { viewer } = ctx;
  const checks = await lastSelfChecks(ctx);
  const chain = checks.get('audit_chain');
  const canSeeAudit = mayDo(viewer, 'SEE_AUDIT');
  const books = checks.get('books');
  const { count, oldestAt } = await lateEvents(ctx);
  return {
    books: mayDo(viewer, 'SEE_MONEY')
      ? {
          ...(await openDifferences(ctx)),
          comparedAt: books?.checkedAt ?? null,
          comparedCount: books?.itemCount ?? 0,
        }
      : null,
    webhooks: mayDo(viewer, 'SEE_PEOPLE') ? await disabledWebhooks(ctx) : null,
    canSeeAudit,
    audit:
      canSeeAudit && chain ? { checkedAt: chain.checkedAt, count: chain.itemCount, brokenAt: chain.brokenAt } : null,
    events: { lateCount: count, oldestAt },
  };
}

async function openDifferences({ db }: SignedInContext): Promise<Omit<BooksAlarm, 'comparedAt' | 'comparedCount'>> {
  const row = await db
    .selectFrom('ReconciliationAlarm as a')
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(abs(${eb.ref('a.expectedCents')} - ${eb.ref('a.foundCents')})), 0)`.as('cents'),
      eb.fn.max('a.foundAt').as('foundAt'),
    ])
    .where('a.resolvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    openCount: Number(row.count),
    differenceCents: Number(row.cents),
    foundAt: row.foundAt && new Date(row.foundAt),
  };
}

/** Webhooks that their owners switched off have not failed. */
async function disabledWebhooks({ db }: SignedInContext): Promise<WebhooksAlarm> {
  const rows = await db
    .selectFrom('WebhookEndpoint as w')
    .innerJoin('User as u', 'u.id', 'w.userId')
    .select(['w.userId', 'w.url', 'w.failingSince', 'u.fullName'])
    .select((eb) => eb.fn.countAll<string>().over().as('total'))
    .where('w.state', '=', WebhookState.DISABLED)
    .where('w.failingSince', 'is not', null)
    .orderBy('w.disabledAt', 'desc')
    .orderBy('w.id')
    .limit(SHOWN)
    .$narrowType<{ failingSince: Date }>()
    .execute();
  return {
    totalCount: Number(rows[0]?.total ?? 0),
    newest: rows.map(({ userId, url, failingSince, fullName }) => ({
      personId: toGlobalId('Person', userId),
      ownerName: fullName,
      host: new URL(url).host,
      failingSince,
    })),
  };
}
