import type { Express, Request } from 'express';
import { requireAct, signedIn } from '../../../core/authorization.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { sendCsv, type Cell } from '../../../core/files/send-csv.js';
import type { Connection, PageArgs } from '../../../core/graphql/connection.js';
import { fromGlobalId, type GlobalType } from '../../../core/graphql/global-id.js';
import { onReplica } from '../../../core/replica-reads.js';
import type { StaffAct } from '../../../core/staff-acts.js';
import { recordAudit, type AuditedType } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { readSearchText } from '../search-text.js';
import type { Chosen } from './chosen.js';
import { readFilter, type FilterReaders } from './read-filter.js';

const PAGE = 50;
/** 20,000 rows: more than anybody reads, few enough not to slow down others. */
const PAGES = 400;

/** A list of the staff as a CSV: its rows by the filter of its page, without any user-written text. */
export interface ListFile<Filter, Row> {
  /** The name of the file and of the act in the audit log. */
  readonly name: string;
  /** The act that opens the list. */
  readonly act: StaffAct;
  /** Its name in the audit log. */
  readonly objectType: AuditedType;
  readonly filter: FilterReaders<Filter>;
  /** The id type of selectable rows; unset when rows cannot be selected. */
  readonly idType?: GlobalType;
  readonly head: readonly string[];
  readonly list: (ctx: SignedInContext, filter: Chosen<Filter>, page: PageArgs) => Promise<Connection<Row>>;
  readonly cellsOf: (row: Row, ctx: SignedInContext) => Cell[] | Promise<Cell[]>;
}

/** `GET /files/staff/<name>.csv?<filter>` or `?ids=<some of its rows>`. Each download is recorded. */
export function mountListFile<Filter, Row>(
  app: Express,
  { makeContext }: Pick<MountDeps, 'makeContext'>,
  file: ListFile<Filter, Row>,
): void {
  app.get(`/files/staff/${file.name}.csv`, async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = await makeContext(req, res);
    requireAct(ctx, file.act);
    const filter = chosenOf(file, req.query);
    const rows = await onReplica(signedIn(ctx), (reading) => rowsOf(reading, file, filter));
    await recordDownload(signedIn(ctx), file, filter, rows.length);
    sendCsv(res, `${file.name}.csv`, [file.head, ...rows]);
  });
}

function chosenOf<Filter>(
  { filter: readers, idType }: Pick<ListFile<Filter, unknown>, 'filter' | 'idType'>,
  query: Request['query'],
): Chosen<Filter> {
  const filter: Chosen<Filter> = readFilter<Chosen<Filter>>(readers as FilterReaders<Chosen<Filter>>, query);
  const { ids } = query;
  if (typeof ids !== 'string') return filter;
  const chosen = ids.split(',');
  if (!idType || chosen.length > PAGE) throw new DomainError(ErrorCode.BAD_REQUEST);
  return { ...filter, uuids: chosen.map((id) => fromGlobalId(idType, id)) };
}

async function rowsOf<Filter, Row>(
  ctx: SignedInContext,
  { list, cellsOf }: ListFile<Filter, Row>,
  filter: Chosen<Filter>,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (let after: string | null = null, page = 0; page < PAGES; page++) {
    const { edges, pageInfo }: Connection<Row> = await list(ctx, filter, { first: PAGE, after });
    rows.push(...(await Promise.all(edges.map(({ node }) => cellsOf(node, ctx)))));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return rows;
}

/** What is searched for is often a name, an address or a phone, and the log outlives the account: only references are kept as typed. */
function loggedFilter({ query, ...filter }: { readonly query?: string }): object {
  if (query === undefined) return filter;
  const { kind, text } = readSearchText(query);
  return { ...filter, searchedBy: kind, ...(kind === 'booking' || kind === 'ticket' ? { query: text } : {}) };
}

function recordDownload(
  ctx: SignedInContext,
  { name, objectType }: Pick<ListFile<unknown, unknown>, 'name' | 'objectType'>,
  filter: object,
  rows: number,
): Promise<void> {
  return inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      actorId: tx.viewer.id,
      action: `${name}.downloaded`,
      objectType,
      objectId: 'csv',
      after: { ...loggedFilter(filter), rows },
      ip: tx.client.ip,
    }),
  );
}
