import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Locale } from '../../../core/values/locale.js';
import { ContentKind } from '../../content/versions/content-version.types.js';
import {
  ContentEntry,
  ContentVersionTexts,
  EditableContent,
  NewContent,
  PublishContentInput,
  ResetContentInput,
  WithdrawContentInput,
} from './content.types.js';
import { findContent, listContent, newContent, readVersion } from './list-content.js';
import { previewContent } from './preview-content.js';
import { publishContent, withdrawContent } from './publish-content.js';

const COST = { complexity: 80 };
const KIND = { description: 'Its kind.' };
const COMMON_ERRORS =
  'NOT_FOUND, TEXT_CHANGED, VALIDATION_FAILED with NOTICE_OUT_OF_RANGE {min, max} at `validFrom`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.';
const PAYLOAD = { content: [() => EditableContent, 'The text as it is now.'] } as const;

/** Texts of the help, the blog and the city pages, as the staff edit them. */
@Resolver()
export class ContentResolver {
  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => [ContentEntry], {
    ...COST,
    description: 'Staff: the texts of a kind, each with the origin of its current version. Errors: MFA_SETUP_REQUIRED.',
  })
  contentEntries(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => ContentKind, KIND) kind: ContentKind,
  ): Promise<ContentEntry[]> {
    return listContent(ctx, kind);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => EditableContent, {
    ...COST,
    nullable: true,
    description: 'Staff: a text with its parts and their history; null when there is none. Errors: MFA_SETUP_REQUIRED.',
  })
  editableContent(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => ContentKind, KIND) kind: ContentKind,
    @Arg('key', () => ID, { description: 'Its key.' }) key: string,
  ): Promise<EditableContent | null> {
    return findContent(ctx, kind, key);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => NewContent, {
    ...COST,
    description: 'Staff: the empty form of a new text of a kind. Errors: MFA_SETUP_REQUIRED.',
  })
  newContent(@Arg('kind', () => ContentKind, KIND) kind: ContentKind): NewContent {
    return newContent(kind);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => ContentVersionTexts, {
    ...COST,
    description: 'Staff: the text of a version. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  contentVersion(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
  ): Promise<ContentVersionTexts> {
    return readVersion(ctx, id);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => String, {
    complexity: 20,
    description:
      'Staff: Markdown rendered as HTML, as readers see it. Errors: VALIDATION_FAILED with MARKDOWN_REFUSED {what, text} at `body`, MFA_SETUP_REQUIRED.',
  })
  contentPreview(
    @Ctx() ctx: RequestContext,
    @Arg('body', () => String, { description: 'The Markdown, cut after 20,000 characters.' }) body: string,
    @Arg('locale', () => Locale, { description: 'Its language.' }) locale: Locale,
  ): Promise<string> | string {
    return previewContent(ctx, body, locale);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @PayloadMutation({
    payload: PAYLOAD,
    ...COST,
    description:
      'Staff: publishes a version of a text, at once or from a day on; idempotent, and a version equal to the product’s own is a reset. ' +
      `Errors: VALIDATION_FAILED with TEXT_LENGTH {min, max}, REQUIRED or MARKDOWN_REFUSED {what, text} at \`texts.0.text\`, PART_UNKNOWN at \`texts.0.part\`, REQUIRED at \`section\`, ADDRESS_TAKEN at \`key\`; ${COMMON_ERRORS}`,
  })
  async publishContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishContentInput, { description: 'The text, its parts, its first day and the reason.' })
    { section, validFrom, seenVersionId, ...input }: PublishContentInput,
  ): Promise<{ content: EditableContent }> {
    const order = { section: section ?? null, validFrom: validFrom ?? null, seenVersionId: seenVersionId ?? null };
    await publishContent(signedIn(ctx), { ...input, ...order });
    return { content: await contentOf(ctx, input) };
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @PayloadMutation({
    payload: PAYLOAD,
    ...COST,
    description: `Staff: resets a text to the product’s own version, at once or from a day on; a text added by the staff is taken back. Idempotent. Errors: ${COMMON_ERRORS}`,
  })
  async resetContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetContentInput, { description: 'The text, the day and the reason.' })
    { validFrom, seenVersionId, ...input }: ResetContentInput,
  ): Promise<{ content: EditableContent }> {
    const order = { section: null, texts: null, validFrom: validFrom ?? null, seenVersionId: seenVersionId ?? null };
    await publishContent(signedIn(ctx), { ...input, ...order });
    return { content: await contentOf(ctx, input) };
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @PayloadMutation({
    payload: PAYLOAD,
    ...COST,
    description:
      'Staff: withdraws a version that has not begun; idempotent. Errors: NOT_FOUND, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async withdrawContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawContentInput, { description: 'The version and the reason.' })
    { versionId, statement }: WithdrawContentInput,
  ): Promise<{ content: EditableContent }> {
    return { content: await contentOf(ctx, await withdrawContent(signedIn(ctx), versionId, statement)) };
  }
}

async function contentOf(
  ctx: RequestContext,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
): Promise<EditableContent> {
  const content = await findContent(ctx, kind, key);
  if (!content) throw new DomainError(ErrorCode.NOT_FOUND);
  return content;
}
