import type DataLoader from 'dataloader';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import type { DraftValues } from './draft-types.js';
import { effectiveSizeM2 } from './draft-rules.js';
import { spaceBookingFacts } from './space-hooks.js';
import type { PhotoRow } from './space-photo.entity.js';
import type { Space, SpaceRow } from './space.entity.js';

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/* Whoever is suspended has nothing on offer. */
const STATUS = `case when status = 'published' and exists (select from users u where u.id = host_id and u.suspended_at is not null) then 'suspended' else status end`;

const ROW_COLUMNS = `
  id, host_id as "hostId", ${STATUS} as status, type, title, description, size_m2 as "sizeM2", length_m as "lengthM", width_m as "widthM",
  height_m as "heightM", door_width_m as "doorWidthM", door_height_m as "doorHeightM", features, humidity, allowed_goods as "allowedGoods",
  price_month_cents as "priceMonthCents", min_days as "minDays", discount_90_percent as "discount90Percent",
  discount_180_percent as "discount180Percent", discount_365_percent as "discount365Percent", deposit_half_months as "depositHalfMonths",
  cancellation_policy as "cancellationPolicy", address, floor, door, city, postal_code as "postalCode", district, lat, lng,
  area_lat as "areaLat", area_lng as "areaLng", access_mode as "accessMode", access_hours as "accessHours",
  visit_notice_hours as "visitNoticeHours", visits_per_month as "visitsPerMonth", access_instructions as "accessInstructions",
  keys_lent as "keysLent", is_instant_book as "isInstantBook", available_from as "availableFrom", draft_saved_at as "draftSavedAt",
  is_sample as "isSample", featured_rank is not null as "isFeatured", verified_at is not null as "isVerified", published_at as "publishedAt", created_at as "createdAt",
  updated_at as "updatedAt", type is null as "isWizardOnly",
  case when type is null then draft end as "wizard"`;

interface RawSpace extends Omit<SpaceRow, 'draftSavedAt' | 'publishedAt' | 'createdAt' | 'updatedAt'> {
  readonly draftSavedAt: string | null;
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly wizard: DraftValues | null;
}

/** Spaces by uuid, one query for all that one operation asks for; null for unknown ids. Who may see them is not asked here. */
export function spaceLoader(ctx: RequestContext): DataLoader<string, SpaceRow | null> {
  return ctx.loaders.get<string, SpaceRow | null>('spaces', async (ids) => {
    const rows = await ctx.em.execute<RawSpace[]>(`select ${ROW_COLUMNS} from spaces where id = any(?::uuid[])`, [uuids(ids)]);
    const byId = new Map(rows.map((row) => [row.id, rowOf(row)]));
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

/** The pictures of spaces, by position. */
export function photosLoader(ctx: RequestContext): DataLoader<string, readonly PhotoRow[]> {
  return ctx.loaders.get<string, readonly PhotoRow[]>('space-photos', async (ids) => {
    const rows = await ctx.em.execute<PhotoRow[]>(
      `select id, space_id as "spaceId", storage_key as "storageKey", position, alt_es as "altEs", alt_en as "altEn", width, height, widths, thumbhash, color
       from space_photos where space_id = any(?::uuid[]) order by space_id, position`,
      [uuids(ids)],
    );
    const bySpace = new Map(ids.map((id): [string, PhotoRow[]] => [id, []]));
    for (const row of rows) bySpace.get(row.spaceId)?.push(row);
    return ids.map((id) => bySpace.get(id) ?? []);
  });
}

/** What only the host and admins may read of a space. */
export type SpaceSecrets = Readonly<Pick<Space, 'draft' | 'taxProfile' | 'nif' | 'declarations'>>;

/** The private part of spaces that must exist, apart from the rows of pages. */
export function secretsLoader(ctx: RequestContext): DataLoader<string, SpaceSecrets> {
  return ctx.loaders.get<string, SpaceSecrets>('space-secrets', async (ids) => {
    const rows = await ctx.em.execute<(SpaceSecrets & { id: string })[]>(
      `select id, draft, tax_profile as "taxProfile", nif, declarations from spaces where id = any(?::uuid[])`,
      [uuids(ids)],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`there is no space ${id}`));
  });
}

/** Whether a booking of the viewer opens the exact address of a space. */
export function addressRightLoader(ctx: SignedInContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('space-address-right', async (ids) => {
    const open = await spaceBookingFacts().addressRight(ctx, ids);
    return ids.map((id) => open.has(id));
  });
}

/** Whether a booking of the viewer opens the access instructions of a space. */
export function accessRightLoader(ctx: SignedInContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('space-access-right', async (ids) => {
    const open = await spaceBookingFacts().accessRight(ctx, ids);
    return ids.map((id) => open.has(id));
  });
}

/** The space as it is after a change in the same operation. */
export function reloadSpace(ctx: RequestContext, id: string): Promise<SpaceRow> {
  spaceLoader(ctx).clear(id);
  photosLoader(ctx).clear(id);
  secretsLoader(ctx).clear(id);
  return loadSpace(ctx, id);
}

function rowOf({ wizard, ...raw }: RawSpace): SpaceRow {
  const row = {
    ...raw,
    draftSavedAt: raw.draftSavedAt === null ? null : new Date(raw.draftSavedAt),
    publishedAt: raw.publishedAt === null ? null : new Date(raw.publishedAt),
    createdAt: new Date(raw.createdAt),
    updatedAt: new Date(raw.updatedAt),
  };
  return wizard ? withWizardValues(row, wizard) : row;
}

function withWizardValues(row: SpaceRow, wizard: DraftValues): SpaceRow {
  const { type, title, description, lengthM, widthM, heightM, features, humidity, allowedGoods, priceMonthCents, city, postalCode, accessMode } = wizard;
  return {
    ...row,
    type: type ?? null,
    title: title ?? null,
    description: description ?? null,
    sizeM2: effectiveSizeM2(wizard),
    lengthM: lengthM ?? null,
    widthM: widthM ?? null,
    heightM: heightM ?? null,
    features: [...(features ?? [])],
    humidity: humidity ?? null,
    allowedGoods: [...(allowedGoods ?? [])],
    priceMonthCents: priceMonthCents ?? null,
    minDays: wizard.minDays ?? row.minDays,
    city: city ?? null,
    postalCode: postalCode ?? null,
    accessMode: accessMode ?? null,
    accessHours: [...(wizard.accessHours ?? [])],
  };
}
