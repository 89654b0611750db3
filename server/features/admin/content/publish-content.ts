import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { ArticleSection } from '../../content/article.types.js';
import type { ContentKind, ContentTexts } from '../../content/versions/content-version.types.js';
import { usePostPictures } from '../../content/pictures/use-post-pictures.js';
import { versionsOn } from '../../content/versions/shown-versions.js';
import { requireReason } from '../../../core/staff-reason.js';
import type { NewText } from '../words/edit-words.rules.js';
import { CONTENT_SHELVES, defaultsOf } from './content-shelves.js';
import { areSame, pictureProblems, textProblems, writtenTexts } from './content-texts.rules.js';
import { MAX_AHEAD_DAYS } from '../max-ahead-days.js';

/** Serializes edits: each is compared with the one before it. */
const EDIT_LOCK = 20_261_127;

export interface ContentOrder {
  readonly kind: ContentKind;
  readonly key: string;
  readonly section: ArticleSection | null;
  /** Null resets to the product's own text. */
  readonly texts: readonly NewText[] | null;
  /** Null means at once. */
  readonly validFrom: LocalDate | null;
  readonly seenVersionId: string | null;
  readonly statement: string;
}

/**
 * Publishes a version by the staff, or resets the text to the product's own, at once or from a day on. Idempotent. Errors: NOT_FOUND,
 * TEXT_CHANGED, VALIDATION_FAILED.
 */
export async function publishContent(ctx: SignedInContext, order: ContentOrder): Promise<void> {
  const { kind, key } = order;
  const reason = requireReason(order.statement);
  const base = defaultsOf(kind, key);
  const today = ctx.clock.today();
  const validFrom = order.validFrom ?? today;
  // A given section marks a new text: it must not replace one of the product's.
  const isTaken = base !== null && order.section !== null;
  refuseProblems([
    ...(isTaken ? [{ path: 'key', code: FieldProblemCode.ADDRESS_TAKEN }] : []),
    ...dayProblems(validFrom, today),
  ]);
  await inTransaction(ctx, async (tx) => {
    await tx.db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(EDIT_LOCK)]).as('lock')).execute();
    const versions = await versionsOf(tx, kind, key);
    const last = versions[0];
    const shown = versionsOn(versions, today)[0];
    const before = shown?.texts ?? base;
    const written = order.texts && (await wordsFor(tx, kind, before, order.texts));
    // A version equal to the product's own is stored as a reset.
    const texts = areSame(written, base) ? null : written;
    const section = base ? null : (order.section ?? last?.section ?? null);
    refuseProblems(texts && !base ? sectionProblems(kind, section) : []);
    const reads = (version: typeof last): boolean =>
      areSame(version?.texts ?? null, texts) && (texts === null || version?.section === section);
    const isSentAgain = last?.validFrom === validFrom && reads(last);
    if (isSentAgain || (validFrom === today && reads(shown))) return;
    if (order.seenVersionId !== (last ? toGlobalId('ContentVersion', last.id) : null))
      throw new DomainError(ErrorCode.TEXT_CHANGED);
    const id = randomUUID();
    await tx.db
      .insertInto('ContentVersion')
      .values({
        id,
        kind,
        key,
        section,
        validFrom,
        texts,
        reason,
        setBy: tx.viewer.id,
        setAt: tx.clock.now(),
        withdrawnAt: null,
      })
      .execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: texts ? 'content.published' : 'content.reset',
      objectType: 'Content',
      objectId: `${kind}/${key}`,
      before: { version: shown?.id ?? null, title: titleOf(before) },
      after: { version: id, title: titleOf(texts ?? base), validFrom },
      reason,
      ip: tx.client.ip,
    });
  });
}

/** Withdraws a version that has not begun. No-op when it was withdrawn before. Errors: NOT_FOUND, VALIDATION_FAILED. */
export async function withdrawContent(
  ctx: SignedInContext,
  given: string,
  statement: string,
): Promise<{ readonly kind: ContentKind; readonly key: string }> {
  const id = fromGlobalId('ContentVersion', given);
  const reason = requireReason(statement);
  return inTransaction(ctx, async (tx) => {
    const version = await tx.db
      .selectFrom('ContentVersion')
      .select(['kind', 'key', 'validFrom', 'texts', 'withdrawnAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!version || (version.validFrom <= tx.clock.today() && !version.withdrawnAt))
      throw new DomainError(ErrorCode.NOT_FOUND);
    const { kind, key, validFrom } = version;
    if (version.withdrawnAt) return { kind, key };
    await tx.db.updateTable('ContentVersion').set({ withdrawnAt: tx.clock.now() }).where('id', '=', id).execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'content.withdrawn',
      objectType: 'Content',
      objectId: `${kind}/${key}`,
      before: { version: id, title: titleOf(version.texts), validFrom },
      after: { version: null },
      reason,
      ip: tx.client.ip,
    });
    return { kind, key };
  });
}

async function wordsFor(
  tx: ServiceContext,
  kind: ContentKind,
  before: ContentTexts | null,
  texts: readonly NewText[],
): Promise<ContentTexts> {
  const { parts } = CONTENT_SHELVES[kind];
  const words = writtenTexts(parts, before, texts);
  const pictures = await usePostPictures(tx, [words.es['cover'] ?? '', words.en['cover'] ?? '']);
  refuseProblems([...textProblems(parts, words, texts, pictures), ...pictureProblems(words, texts, pictures)]);
  return words;
}

const dayProblems = (day: LocalDate, today: LocalDate) =>
  day >= today && day <= addDays(today, MAX_AHEAD_DAYS)
    ? []
    : [{ path: 'validFrom', code: FieldProblemCode.NOTICE_OUT_OF_RANGE, params: { min: 0, max: MAX_AHEAD_DAYS } }];

const sectionProblems = (kind: ContentKind, section: ArticleSection | null) =>
  section && CONTENT_SHELVES[kind].sections.includes(section)
    ? []
    : [{ path: 'section', code: FieldProblemCode.REQUIRED }];

/** The name of a text in the audit log. */
const titleOf = (texts: ContentTexts | null): string | null => texts && (texts.es['title'] ?? texts.es['lead'] ?? null);

/** The versions of a text that were not withdrawn, the last written first. */
function versionsOf({ db }: ServiceContext, kind: ContentKind, key: string) {
  return db
    .selectFrom('ContentVersion')
    .select(['id', 'kind', 'key', 'section', 'validFrom', 'texts', 'setAt'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('withdrawnAt', 'is', null)
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
