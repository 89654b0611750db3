import type { TFunction } from 'i18next';
import { RequestFailed, toAppError } from '../../../apollo/app-error';
import type { EditableEntryFragment } from '../../../generated/graphql';
import type { Locale } from '../../../generated/schema';
import { dottedText } from '../../../ui/display/dotted-text';

export type Entry = EditableEntryFragment;
export type EntryText = Entry['texts'][number];

/** The position of a text: its part and its language. */
type TextPlace = Pick<EntryText, 'part' | 'locale'>;

/** The name of a text's field in the form. */
export const fieldOf = ({ part, locale }: TextPlace): string => `${part}_${locale}`;

/** The label of a text with its language, such as "Título · español". */
export function labelOf({ part, locale }: TextPlace, t: TFunction<'words'>): string {
  const [base = part, ...variant] = part.split('_');
  const name = t(`part.${base}` as 'part.name', { defaultValue: base });
  return dottedText([...(variant.length > 0 ? [`${name} (${variant.join(' ')})`] : [name]), t(`locale.${locale}`)]);
}

/** The title of an entry: its first text in the reader's language. */
export function titleOf({ texts }: Entry, locale: Locale): string {
  const first = texts.find((text) => text.locale === locale);
  return first ? previewOf(first.text, first) : '';
}

/** The texts with examples in their gaps. */
export const previewOf = (words: string, { gaps }: EntryText): string =>
  words.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) => gaps.find((one) => one.name === name)?.example ?? gap);

/** Calls the server, and maps its problems, which name texts by index, to the fields of the form. */
export async function withFieldsOf<T>(texts: readonly TextPlace[], send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const problem = toAppError(error);
    throw new RequestFailed({
      ...problem,
      fields: problem.fields.map((field) => {
        const text = texts[Number(/^texts\.(\d+)\./.exec(field.path)?.[1])];
        return text ? { ...field, path: fieldOf(text) } : field;
      }),
    });
  }
}
