import { sql } from 'kysely';
import type { ServiceContext } from '../../../../core/context.js';
import { mergeDuplicates } from '../../../favorites/edit-lists.js';
import { MERGED_COLUMNS, type MergedColumn } from './merged-columns.rules.js';
import { MergedKind, type MergedCount } from './merge.types.js';

interface Pair {
  readonly fromId: string;
  readonly intoId: string;
}

/** Moves all records of one account to another, and counts them. */
export async function moveRows(tx: ServiceContext, pair: Pair): Promise<MergedCount[]> {
  await joinConversations(tx, pair);
  await joinLists(tx, pair);
  const counts = new Map<MergedKind, number>();
  for (const one of MERGED_COLUMNS) {
    await dropWhatIsThere(tx, one, pair);
    const moved = await moveColumn(tx, one, pair);
    counts.set(one.kind, (counts.get(one.kind) ?? 0) + moved);
  }
  await renameReporter(tx, pair);
  await tx.db
    .updateTable('StaffNote')
    .set({ subjectId: pair.intoId })
    .where('subjectType', '=', 'User')
    .where('subjectId', '=', pair.fromId)
    .execute();
  return [...counts].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}

/** Reports also store the e-mail address of the person who filed them. */
async function renameReporter(tx: ServiceContext, { fromId, intoId }: Pair): Promise<void> {
  const rows = await tx.db.selectFrom('User').select(['id', 'email']).where('id', 'in', [fromId, intoId]).execute();
  const emailOf = (id: string): string => rows.find((row) => row.id === id)?.email ?? '';
  const [from, email] = [emailOf(fromId), emailOf(intoId)];
  await tx.db.updateTable('ReportCase').set({ userId: intoId, email }).where('email', '=', from).execute();
  for (const table of ['SpaceReport', 'ReviewReport', 'UserReport'] as const)
    await tx.db
      .updateTable(table as 'SpaceReport')
      .set({ email })
      .where('userId', '=', intoId)
      .where('email', '=', from)
      .execute();
}

/** Kysely cannot type a column of any table: names come from the list, which a test checks. */
async function moveColumn(
  tx: ServiceContext,
  { table, column }: MergedColumn,
  { fromId, intoId }: Pair,
): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable(table as 'Space')
    .set({ [column]: intoId } as never)
    .where(column as 'hostId', '=', fromId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function dropWhatIsThere(
  tx: ServiceContext,
  { table, column, once }: MergedColumn,
  { fromId, intoId }: Pair,
): Promise<void> {
  if (!once) return;
  const doubles = await tx.db
    .selectFrom(`${table as 'Space'} as mine`)
    .innerJoin(`${table as 'Space'} as theirs`, (join) =>
      join.on((eb) =>
        eb.and(
          once.map(
            (name) => sql<boolean>`${sql.ref(`mine.${name}`)} is not distinct from ${sql.ref(`theirs.${name}`)}`,
          ),
        ),
      ),
    )
    .select(once.map((name) => `mine.${name}` as 'mine.id'))
    .where(`mine.${column}` as 'mine.hostId', '=', fromId)
    .where(`theirs.${column}` as 'theirs.hostId', '=', intoId)
    .execute();
  for (const double of doubles as readonly Record<string, unknown>[])
    await tx.db
      .deleteFrom(table as 'Space')
      .where(column as 'hostId', '=', fromId)
      .where((eb) =>
        eb.and(
          once.map((name) =>
            double[name] === null ? eb(name as 'id', 'is', null) : eb(name as 'id', '=', double[name] as string),
          ),
        ),
      )
      .execute();
}

/** Both accounts may have asked about the same space: their conversations become one. */
async function joinConversations(tx: ServiceContext, { fromId, intoId }: Pair): Promise<void> {
  const doubles = await tx.db
    .selectFrom('Conversation as mine')
    .innerJoin('Conversation as theirs', 'theirs.spaceId', 'mine.spaceId')
    .select(['mine.id as goes', 'theirs.id as stays'])
    .where('mine.renterId', '=', fromId)
    .where('theirs.renterId', '=', intoId)
    .execute();
  for (const { goes, stays } of doubles) {
    for (const table of ['Message', 'MessageAttachment', 'MessageReport'] as const)
      await tx.db
        .updateTable(table as 'Message')
        .set({ conversationId: stays })
        .where('conversationId', '=', goes)
        .execute();
    await tx.db.deleteFrom('Conversation').where('id', '=', goes).execute();
  }
}

/** Both may have a default list, or lists with the same name: each pair becomes one list, which keeps a shared link. */
async function joinLists(tx: ServiceContext, { fromId, intoId }: Pair): Promise<void> {
  const doubles = await tx.db
    .selectFrom('FavoriteList as mine')
    .innerJoin('FavoriteList as theirs', (join) =>
      join.on((eb) => sql<boolean>`lower(${eb.ref('mine.name')}) is not distinct from lower(${eb.ref('theirs.name')})`),
    )
    .select(['mine.id as goes', 'mine.shareId', 'theirs.id as stays'])
    .where('mine.userId', '=', fromId)
    .where('theirs.userId', '=', intoId)
    .execute();
  for (const { goes, stays, shareId } of doubles) {
    await mergeDuplicates(tx, { from: goes, to: stays });
    await tx.db.updateTable('Favorite').set({ listId: stays }).where('listId', '=', goes).execute();
    await tx.db.deleteFrom('FavoriteList').where('id', '=', goes).execute();
    await tx.db
      .updateTable('FavoriteList')
      .set({ shareId })
      .where('id', '=', stays)
      .where('shareId', 'is', null)
      .execute();
  }
}
