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

/** Texts of the help, the blog and the pages of cities, as the staff write them. */
@Resolver()
export class ContentResolver {
  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => [ContentEntry], {
    ...COST,
    description: 'Staff: the texts of a kind, with whose words they have. Errors: MFA_SETUP_REQUIRED.',
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
    description: 'Staff: a text with its words and their history; null: there is none. Errors: MFA_SETUP_REQUIRED.',
  })
  editableContent(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => ContentKind, KIND) kind: ContentKind,
    @Arg('key', () => ID, { description: 'Which one.' }) key: string,
  ): Promise<EditableContent | null> {
    return findContent(ctx, kind, key);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => NewContent, {
    ...COST,
    description: 'Staff: what a further text of a kind is begun with. Errors: MFA_SETUP_REQUIRED.',
  })
  newContent(@Arg('kind', () => ContentKind, KIND) kind: ContentKind): NewContent {
    return newContent(kind);
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => ContentVersionTexts, {
    ...COST,
    description: 'Staff: the words of a version. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
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
      'Staff: Markdown as HTML, the way readers get it. Errors: VALIDATION_FAILED with MARKDOWN_REFUSED {what, text} at `body`, MFA_SETUP_REQUIRED.',
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
      'Staff: publishes a text in words of the staff, at once or from a day on; the same again changes nothing, and words that are the product’s are a reset. ' +
      `Errors: VALIDATION_FAILED with TEXT_LENGTH {min, max}, REQUIRED or MARKDOWN_REFUSED {what, text} at \`texts.0.text\`, PART_UNKNOWN at \`texts.0.part\`, REQUIRED at \`section\`, ADDRESS_TAKEN at \`key\`; ${COMMON_ERRORS}`,
  })
  async publishContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishContentInput, { description: 'Which text, its words, from when and why.' })
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
    description: `Staff: gives a text the words of the product again, at once or from a day on; one of the staff’s own is taken back. The same again changes nothing. Errors: ${COMMON_ERRORS}`,
  })
  async resetContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetContentInput, { description: 'Which text, from when and why.' })
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
      'Staff: takes back a version that has not begun; twice changes nothing. Errors: NOT_FOUND, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async withdrawContent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawContentInput, { description: 'Which version and why.' })
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
