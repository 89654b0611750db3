import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { cachedSetting } from '../../../core/cached-settings.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { ContentVersion } from './content-version.entity.js';
import type { ContentKind, ContentTexts } from './content-version.types.js';

/** A text by the staff, and since when it is in force. */
export interface ShownVersion extends Pick<ContentVersion, 'kind' | 'key' | 'section' | 'validFrom'> {
  readonly texts: ContentTexts;
  /** The day on which the staff first published it. */
  readonly firstFrom: LocalDate;
}

type Dated = Pick<ContentVersion, 'kind' | 'key' | 'validFrom' | 'setAt'>;

/** The version of each text in force on a day: the latest day wins, and within a day the one written last. */
export function versionsOn<Version extends Dated>(versions: readonly Version[], day: LocalDate): Version[] {
  const current = new Map<string, Version>();
  for (const version of versions) {
    if (version.validFrom > day) continue;
    const name = `${version.kind}/${version.key}`;
    const other = current.get(name);
    if (!other || isLater(version, other)) current.set(name, version);
  }
  return [...current.values()];
}

const isLater = (one: Dated, other: Dated): boolean =>
  one.validFrom === other.validFrom ? one.setAt >= other.setAt : one.validFrom > other.validFrom;

interface Held {
  day: LocalDate;
  shown: readonly ShownVersion[];
}

/** The result of the last day read: one shared array as long as nothing changes. */
const held = new WeakMap<object, Held>();

/** The texts by the staff that are in force today; the same array until something changes. */
export async function shownVersions(ctx: RequestContext): Promise<readonly ShownVersion[]> {
  const versions = await cachedSetting(ctx, 'content versions', loadVersions);
  const day = ctx.clock.today();
  const known = held.get(versions);
  if (known?.day === day) return known.shown;
  const shown = versionsOn(versions, day).flatMap(({ texts, ...version }) => (texts ? [{ ...version, texts }] : []));
  held.set(versions, { day, shown });
  return shown;
}

/** A single text; null means the product's. */
export async function shownVersion(ctx: RequestContext, kind: ContentKind, key: string): Promise<ShownVersion | null> {
  return (await shownVersions(ctx)).find((version) => version.kind === kind && version.key === key) ?? null;
}

/** The versions in force or in the future; earlier ones are history only. */
function loadVersions({ db, clock }: ServiceContext) {
  const today = clock.today();
  const current = db
    .selectFrom('ContentVersion as c')
    .distinctOn(['c.kind', 'c.key'])
    .select('c.id')
    .where('c.withdrawnAt', 'is', null)
    .where('c.validFrom', '<=', today)
    .orderBy('c.kind')
    .orderBy('c.key')
    .orderBy('c.validFrom', 'desc')
    .orderBy('c.setAt', 'desc');
  return db
    .selectFrom('ContentVersion as v')
    .select(['v.kind', 'v.key', 'v.section', 'v.validFrom', 'v.texts', 'v.setAt'])
    .select((eb) =>
      eb
        .selectFrom('ContentVersion as f')
        .select(({ fn }) => fn.min('f.validFrom').as('first'))
        .whereRef('f.kind', '=', 'v.kind')
        .whereRef('f.key', '=', 'v.key')
        .where('f.withdrawnAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('firstFrom'),
    )
    .where('v.withdrawnAt', 'is', null)
    .where((eb) => eb.or([eb('v.validFrom', '>', today), eb('v.id', 'in', current)]))
    .execute();
}
