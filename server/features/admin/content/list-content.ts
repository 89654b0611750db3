import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import type { ContentVersion } from '../../content/versions/content-version.entity.js';
import type { ContentKind, ContentTexts } from '../../content/versions/content-version.types.js';
import { versionsOn } from '../../content/versions/shown-versions.js';
import { CITY_RECORDS } from '../../search/places/city-records.js';
import type { EditableText } from '../words/editable-words.types.js';
import { CONTENT_SHELVES } from './content-shelves.js';
import {
  ContentState,
  VersionState,
  type ContentEntry,
  type ContentVersionRecord,
  type ContentVersionTexts,
  type EditableContent,
  type NewContent,
} from './content.types.js';

const MAX_VERSIONS = 20;

/** A version with the title of its text; null for a reset, or a text without a title. */
interface TitledVersion extends Pick<ContentVersion, 'kind' | 'key' | 'validFrom' | 'setAt' | 'withdrawnAt'> {
  readonly title: string | null;
  readonly isReset: boolean;
}

/** The texts of a kind with their origin, the product's in their order and then the staff's own. */
export async function listContent(ctx: RequestContext, kind: ContentKind): Promise<ContentEntry[]> {
  const versions = Map.groupBy(await loadTitles(ctx, kind), ({ key }) => key);
  const keys = new Set([...CONTENT_SHELVES[kind].keys(), ...versions.keys()]);
  return [...keys].map((key) => entryOf(ctx, { kind, key }, versions.get(key) ?? []));
}

/** One of them with its parts and their history; null when there is none. */
export async function findContent(
  ctx: RequestContext,
  kind: ContentKind,
  key: string,
): Promise<EditableContent | null> {
  const rows = await ctx.db
    .selectFrom('ContentVersion as v')
    .leftJoin('User as u', 'u.id', 'v.setBy')
    .select(['v.id', 'v.kind', 'v.key', 'v.validFrom', 'v.texts', 'v.setAt', 'v.withdrawnAt'])
    .select(['v.reason', 'u.fullName as setByName'])
    .where('v.kind', '=', kind)
    .where('v.key', '=', key)
    .orderBy('v.setAt', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  const base = CONTENT_SHELVES[kind].defaults(key);
  if (!base && rows.length === 0) return null;
  const kept = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const today = ctx.clock.today();
  const shown = versionsOn(kept, today)[0];
  const last = kept[0];
  const placeOf = (version: (typeof rows)[number]): VersionState => {
    if (version.withdrawnAt) return VersionState.WITHDRAWN;
    if (version.validFrom > today) return VersionState.COMING;
    return version === shown ? VersionState.CURRENT : VersionState.PAST;
  };
  const versions = rows
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))
    .slice(0, MAX_VERSIONS)
    .map((row): ContentVersionRecord => ({
      id: toGlobalId('ContentVersion', row.id),
      validFrom: row.validFrom,
      state: placeOf(row),
      isReset: row.texts === null,
      reason: row.reason,
      setByName: row.setByName,
      setAt: row.setAt,
    }));
  return {
    kind,
    key,
    entry: entryOf(
      ctx,
      { kind, key },
      rows.map(({ texts, ...row }) => ({
        ...row,
        title: texts?.[ctx.locale]['title'] ?? null,
        isReset: texts === null,
      })),
    ),
    texts: textsOf(kind, shown?.texts ?? base ?? last?.texts ?? null, base),
    lastVersionId: last ? toGlobalId('ContentVersion', last.id) : null,
    versions,
  };
}

/** The empty form of an article, where the kind takes further ones. */
export function newContent(kind: ContentKind): NewContent {
  return { sections: [...CONTENT_SHELVES[kind].sections], texts: textsOf(kind, null, null) };
}

/** The parts of one version. Errors: NOT_FOUND. */
export async function readVersion({ db }: RequestContext, id: string): Promise<ContentVersionTexts> {
  const version = await db
    .selectFrom('ContentVersion')
    .select(['kind', 'key', 'texts'])
    .where('id', '=', fromGlobalId('ContentVersion', id))
    .executeTakeFirst();
  if (!version) throw new DomainError(ErrorCode.NOT_FOUND);
  const { kind, key, texts } = version;
  return { id, texts: texts ? textsOf(kind, texts, CONTENT_SHELVES[kind].defaults(key)) : [] };
}

function textsOf(kind: ContentKind, words: ContentTexts | null, base: ContentTexts | null): EditableText[] {
  return CONTENT_SHELVES[kind].parts.flatMap(({ name, max, choices }) =>
    [Locale.ES, Locale.EN].map((locale) => ({
      part: name,
      locale,
      // Versions from before a part existed keep the product's value for it.
      text: words?.[locale][name] ?? (words ? base?.[locale][name] : null) ?? '',
      choices: [...(choices?.(locale) ?? [])].map(([value, label]) => ({ value, label })),
      defaultText: base?.[locale][name] ?? null,
      maxLength: max,
      gaps: [],
    })),
  );
}

function entryOf(
  ctx: RequestContext,
  { kind, key }: Pick<ContentEntry, 'kind' | 'key'>,
  versions: readonly TitledVersion[],
): ContentEntry {
  const today = ctx.clock.today();
  const kept = versions.filter(({ withdrawnAt }) => withdrawnAt === null);
  const shown = versionsOn(kept, today)[0];
  const isWritten = shown !== undefined && !shown.isReset;
  const base = CONTENT_SHELVES[kind].defaults(key);
  const titles = [
    isWritten ? shown.title : null,
    base?.[ctx.locale]['title'],
    versions.find(({ title }) => title)?.title,
    CITY_RECORDS.find(({ slug }) => slug === key)?.name,
  ];
  const days = kept.map(({ validFrom }) => validFrom).filter((day) => day > today);
  return {
    kind,
    key,
    title: titles.find((title) => title) ?? key,
    path: CONTENT_SHELVES[kind].path(key),
    state: stateOf(base !== null, isWritten),
    comingFrom: days.toSorted()[0] ?? null,
    changedAt: latest(versions),
  };
}

function stateOf(isOfProduct: boolean, isWritten: boolean): ContentState {
  if (isWritten) return isOfProduct ? ContentState.EDITED : ContentState.ADDED;
  return isOfProduct ? ContentState.PRODUCT : ContentState.ABSENT;
}

const latest = (versions: readonly TitledVersion[]): Date | null =>
  versions.reduce<Date | null>((last, { setAt }) => (last && last > setAt ? last : setAt), null);

/** All versions of a kind without their parts. */
function loadTitles({ db, locale }: RequestContext, kind: ContentKind): Promise<TitledVersion[]> {
  return db
    .selectFrom('ContentVersion')
    .select(['kind', 'key', 'validFrom', 'setAt', 'withdrawnAt'])
    .select((eb) => [
      eb.fn<string | null>('jsonb_extract_path_text', [eb.ref('texts'), eb.val(locale), eb.val('title')]).as('title'),
      eb('texts', 'is', null).$castTo<boolean>().as('isReset'),
    ])
    .where('kind', '=', kind)
    .orderBy('setAt', 'desc')
    .execute();
}
