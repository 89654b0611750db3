import { type FieldError, FieldProblemCode } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { cleanLine, cleanText, isWithin } from '../../../core/values/text.js';
import { MarkdownRefused, renderMarkdown } from '../../content/article-markdown.rules.js';
import { TAGS, tagsOf } from '../../content/tags.rules.js';
import type { ContentTexts } from '../../content/versions/content-version.types.js';
import { type NewText } from '../words/edit-words.rules.js';
import type { ContentPart } from './content-shelves.js';

const LOCALES = [Locale.ES, Locale.EN] as const;

/** The parts after an edit: given ones replace the previous ones. */
export function writtenTexts(
  parts: readonly ContentPart[],
  before: ContentTexts | null,
  texts: readonly NewText[],
): ContentTexts {
  const wordsIn = (locale: Locale): Readonly<Record<string, string>> =>
    Object.fromEntries(
      parts.map(({ name, isMarkdown }) => {
        const given = texts.find((text) => text.part === name && text.locale === locale)?.text;
        return [
          name,
          given === undefined ? (before?.[locale][name] ?? '') : (isMarkdown ? cleanText : cleanLine)(given),
        ];
      }),
    );
  return { [Locale.ES]: wordsIn(Locale.ES), [Locale.EN]: wordsIn(Locale.EN) };
}

/** The problems of an edit, by the position of each part in the input. */
export function textProblems(
  parts: readonly ContentPart[],
  words: ContentTexts,
  texts: readonly NewText[],
  /** URLs of uploaded pictures, which are allowed where a picture is chosen. */
  pictures: ReadonlySet<string>,
): FieldError[] {
  const placeOf = placesIn(texts);
  const unknown = texts.flatMap(({ part }, index) =>
    parts.some(({ name }) => name === part)
      ? []
      : [{ path: `texts.${index}.part`, code: FieldProblemCode.PART_UNKNOWN }],
  );
  const wrong = LOCALES.flatMap((locale) =>
    parts.flatMap(({ name, min, max, isMarkdown, isTags, choices }): FieldError[] => {
      const text = words[locale][name] ?? '';
      const path = placeOf(name, locale);
      if (!isWithin(text, { min, max })) return [{ path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }];
      if (isTags) return tagProblems(text, path);
      if (choices && text !== '' && !choices(locale).has(text) && !pictures.has(text))
        return [{ path, code: FieldProblemCode.CHOICE_UNKNOWN }];
      const refused = isMarkdown ? markdownProblem(text) : null;
      return refused
        ? [{ path, code: FieldProblemCode.MARKDOWN_REFUSED, params: { what: refused.what, text: refused.text } }]
        : [];
    }),
  );
  // A part that is written in one language is required in the other as well.
  const half = parts.flatMap(({ name, min }): FieldError[] => {
    const empty = LOCALES.filter((locale) => words[locale][name] === '');
    const [missing] = empty;
    return min === 0 && empty.length === 1 && missing
      ? [{ path: placeOf(name, missing), code: FieldProblemCode.REQUIRED }]
      : [];
  });
  return [...unknown, ...wrong, ...half];
}

/** An uploaded picture needs a description for people who do not see it. */
export function pictureProblems(
  words: ContentTexts,
  texts: readonly NewText[],
  pictures: ReadonlySet<string>,
): FieldError[] {
  return LOCALES.flatMap((locale) =>
    pictures.has(words[locale]['cover'] ?? '') && !words[locale]['coverAlt']
      ? [{ path: placesIn(texts)('coverAlt', locale), code: FieldProblemCode.REQUIRED }]
      : [],
  );
}

/** The position of a part in the input; a missing one counts as after the last. */
const placesIn =
  (texts: readonly NewText[]) =>
  (part: string, locale: Locale): string => {
    const index = texts.findIndex((text) => text.part === part && text.locale === locale);
    return index < 0 ? 'texts' : `texts.${index}.text`;
  };

function markdownProblem(text: string): MarkdownRefused | null {
  try {
    renderMarkdown(text);
    return null;
  } catch (error) {
    if (error instanceof MarkdownRefused) return error;
    throw error;
  }
}

/** Whether two versions of a text are equal. */
export const areSame = (one: ContentTexts | null, other: ContentTexts | null): boolean =>
  one === null || other === null
    ? one === other
    : LOCALES.every((locale) =>
        [...new Set([...Object.keys(one[locale]), ...Object.keys(other[locale])])].every(
          (part) => (one[locale][part] ?? '') === (other[locale][part] ?? ''),
        ),
      );

/** The problems of a post's tags, which are one comma-separated line. */
function tagProblems(text: string, path: string): FieldError[] {
  const tags = tagsOf(text);
  const { min, max, most } = TAGS;
  if (tags.length > most) return [{ path, code: FieldProblemCode.TAGS_TOO_MANY, params: { max: most } }];
  return tags.some((tag) => !isWithin(tag, { min, max }))
    ? [{ path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
    : [];
}
