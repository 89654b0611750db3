import type DataLoader from 'dataloader';
import type { Expression, ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { preparedQuery, type Tables } from '../../database.js';
import { isOpenLimit } from '../accounts/measures/limits.js';
import { MeasureKind } from '../accounts/measures/measure.enums.js';
import type { DraftValues } from './draft/draft.types.js';
import { effectiveSizeM2 } from './draft/draft.rules.js';
import { isHostHidden } from './public-spaces.js';
import { spaceBookingQueries } from './space-hooks.js';
import type { PhotoRow } from './photos/space-photo.entity.js';
import { hostOnlyProperties, sharedProperties, spaceColumns, type HostOnlyProperty } from './fields/space-columns.js';
import { SpaceStatus } from './space.enums.js';
import type { Space, SpaceRow } from './space.entity.js';

type WithSpace = Tables & { s: Tables['Space'] };

const OWN_COLUMNS = [
  's.id',
  's.hostId',
  's.district',
  's.areaLat',
  's.areaLng',
  's.draftSavedAt',
  's.isSample',
  's.publishedAt',
  's.submittedAt',
  's.pausedAt',
  's.changesAsked',
  's.changeNotes',
  's.createdAt',
  's.updatedAt',
] as const;
const SHARED_COLUMNS = sharedProperties.map((property) => `s.${property}` as const);
const HOST_ONLY_COLUMNS = hostOnlyProperties.map((property) => `s.${property}` as const);

/** A published space of a hidden host reads as suspended. */
function shownStatus(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SpaceStatus> {
  return eb
    .case()
    .when(eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), isHostHidden(eb)]))
    .then(eb.val(SpaceStatus.SUSPENDED))
    .else(eb.ref('s.status'))
    .end();
}

function featuredHost(eb: ExpressionBuilder<WithSpace, 's'>) {
  return eb
    .selectFrom('User as f')
    .select('f.id')
    .whereRef('f.id', '=', 's.hostId')
    .where('f.featuredHostSince', 'is not', null);
}

const spacesById = preparedQuery((db, ids: Expression<readonly string[]>) =>
  db
    .selectFrom('Space as s')
    .select(OWN_COLUMNS)
    .select(SHARED_COLUMNS)
    .select((eb) => [
      shownStatus(eb).as('status'),
      eb('s.featuredRank', 'is not', null).$castTo<boolean>().as('isFeatured'),
      eb('s.verifiedAt', 'is not', null).$castTo<boolean>().as('isVerified'),
      eb.exists(featuredHost(eb)).$castTo<boolean>().as('hasFeaturedHost'),
      eb('s.type', 'is', null).$castTo<boolean>().as('isWizardOnly'),
      eb.case().when('s.type', 'is', null).then(eb.ref('s.draft')).end().as('wizard'),
    ])
    .where((eb) => eb('s.id', '=', eb.fn.any(ids))),
);

/** Spaces by uuid, one query for all that one operation reads; null for unknown ids. Without access checks. */
export function spaceLoader(ctx: RequestContext): DataLoader<string, SpaceRow | null> {
  return ctx.loaders.get<string, SpaceRow | null>('spaces', async (ids) => {
    const rows = await spacesById(ctx.db, ids);
    const byId = new Map(
      rows.map(({ wizard, ...row }): [string, SpaceRow] => [row.id, wizard ? withWizardValues(row, wizard) : row]),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Spaces that must exist, in the order of their ids: a page of a list. */
export function loadSpaces(ctx: RequestContext, ids: readonly string[]): Promise<SpaceRow[]> {
  return Promise.all(ids.map((id) => loadSpace(ctx, id)));
}

/** A space that must exist, such as that of a stored booking. */
export async function loadSpace(ctx: RequestContext, id: string): Promise<SpaceRow> {
  const space = await spaceLoader(ctx).load(id);
  if (!space) throw new Error(`there is no space ${id}`);
  return space;
}

const PHOTO_COLUMNS = [
  'id',
  'spaceId',
  'storageKey',
  'position',
  'altEs',
  'altEn',
  'width',
  'height',
  'widths',
  'thumbhash',
  'color',
] as const;

/** The card's data of a space's pictures. */
interface SpaceCover {
  readonly cover: PhotoRow | null;
  readonly photoCount: number;
}

const covers = preparedQuery((db, ids: Expression<readonly string[]>) =>
  db
    .selectFrom('SpacePhoto')
    .distinctOn('spaceId')
    .select(PHOTO_COLUMNS)
    .select((eb) =>
      eb.fn
        .countAll<string>()
        .over((over) => over.partitionBy('spaceId'))
        .as('photoCount'),
    )
    .where((eb) => eb('spaceId', '=', eb.fn.any(ids)))
    .orderBy('spaceId')
    .orderBy('position'),
);

const photosOf = preparedQuery((db, ids: Expression<readonly string[]>) =>
  db
    .selectFrom('SpacePhoto')
    .select(PHOTO_COLUMNS)
    .where((eb) => eb('spaceId', '=', eb.fn.any(ids)))
    .orderBy('spaceId')
    .orderBy('position'),
);

/** The first picture of a space and the number of pictures. An editor's draft problems need all pictures anyway. */
export async function loadCover(ctx: RequestContext, { id, hostId }: SpaceRow): Promise<SpaceCover> {
  if (ctx.viewer?.id !== hostId) return coverLoader(ctx).load(id);
  const photos = await photosLoader(ctx).load(id);
  return { cover: photos[0] ?? null, photoCount: photos.length };
}

/** For many spaces at once: lists show no more, and a space has up to twenty. */
function coverLoader(ctx: RequestContext): DataLoader<string, SpaceCover> {
  return ctx.loaders.get<string, SpaceCover>('space-covers', async (ids) => {
    const rows = await covers(ctx.db, ids);
    const bySpace = new Map(
      rows.map(({ photoCount, ...cover }) => [cover.spaceId, { cover, photoCount: Number(photoCount) }]),
    );
    return ids.map((id) => bySpace.get(id) ?? { cover: null, photoCount: 0 });
  });
}

/** The pictures of spaces, by position. */
export function photosLoader(ctx: RequestContext): DataLoader<string, readonly PhotoRow[]> {
  return ctx.loaders.get<string, readonly PhotoRow[]>('space-photos', async (ids) => {
    const rows = await photosOf(ctx.db, ids);
    const bySpace = new Map(ids.map((id): [string, PhotoRow[]] => [id, []]));
    for (const row of rows) bySpace.get(row.spaceId)?.push(row);
    return ids.map((id) => bySpace.get(id) ?? []);
  });
}

/** Fields of a space that only the host and admins may read. */
export type SpaceSecrets = Readonly<
  Pick<Space, 'draft' | HostOnlyProperty> & { isHostTrader: boolean | null; isHostLimited: boolean }
>;

/** The private fields of spaces that must exist. */
export function secretsLoader(ctx: RequestContext): DataLoader<string, SpaceSecrets> {
  return ctx.loaders.get<string, SpaceSecrets>('space-secrets', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Space as s')
      .select(['s.id', 's.draft'])
      .select(HOST_ONLY_COLUMNS)
      .select((eb) =>
        eb.selectFrom('User as h').select('h.isTrader').whereRef('h.id', '=', 's.hostId').as('isHostTrader'),
      )
      .select((eb) => {
        const limits = eb.selectFrom('AccountMeasure as m').select('m.id').where(isOpenLimit(ctx.clock.now()));
        const publishing = limits
          .whereRef('m.userId', '=', 's.hostId')
          .where('m.kind', '=', MeasureKind.LIMIT_PUBLISHING);
        return eb.exists(publishing).$castTo<boolean>().as('isHostLimited');
      })
      .where('s.id', 'in', ids)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`there is no space ${id}`));
  });
}

/** Whether a booking of the viewer reveals the exact address of a space. */
export function addressRightLoader(ctx: SignedInContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('space-address-right', async (ids) => {
    const open = await spaceBookingQueries().addressRight(ctx, ids);
    return ids.map((id) => open.has(id));
  });
}

/** Whether a booking of the viewer reveals the access instructions of a space. */
export function accessRightLoader(ctx: SignedInContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('space-access-right', async (ids) => {
    const open = await spaceBookingQueries().accessRight(ctx, ids);
    return ids.map((id) => open.has(id));
  });
}

/** The space after a change in the same operation. */
export function reloadSpace(ctx: RequestContext, id: string): Promise<SpaceRow> {
  spaceLoader(ctx).clear(id);
  photosLoader(ctx).clear(id);
  coverLoader(ctx).clear(id);
  secretsLoader(ctx).clear(id);
  return loadSpace(ctx, id);
}

/** The public columns, except the day from which a published space is offered. */
const DRAFT_COLUMNS = spaceColumns.filter(
  ({ field, property, seenBy }) => seenBy === 'everybody' && field === property && field !== 'availableFrom',
);

/** The row of a draft that was never published. */
function withWizardValues(row: SpaceRow, wizard: DraftValues): SpaceRow {
  const given = DRAFT_COLUMNS.map(({ field, property }) => [
    property,
    wizard[field] ?? row[property as keyof SpaceRow],
  ]);
  return { ...row, ...(Object.fromEntries(given) as Partial<SpaceRow>), sizeM2: effectiveSizeM2(wizard) };
}
