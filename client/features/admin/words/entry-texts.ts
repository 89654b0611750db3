import type { TFunction } from 'i18next';
import { RequestFailed, toAppError } from '../../../apollo/app-error';
import type { EditableEntryFragment } from '../../../generated/graphql';
import type { Locale } from '../../../generated/schema';

export type Entry = EditableEntryFragment;
export type EntryText = Entry['texts'][number];

/** Where a text stands: its part and its language. */
type TextPlace = Pick<EntryText, 'part' | 'locale'>;

/** The name of a text's field in the form. */
export const fieldOf = ({ part, locale }: TextPlace): string => `${part}_${locale}`;

/** What a text is for and in which language, such as "Título · español". */
export function labelOf({ part, locale }: TextPlace, t: TFunction<'words'>): string {
  const [base = part, ...variant] = part.split('_');
  const name = t(`part.${base}` as 'part.name', { defaultValue: base });
  return [...(variant.length > 0 ? [`${name} (${variant.join(' ')})`] : [name]), t(`locale.${locale}`)].join(' · ');
}

/** How an entry is called in the room: its first words in the reader's language. */
export function titleOf({ texts }: Entry, locale: Locale): string {
  const first = texts.find((text) => text.locale === locale);
  return first ? previewOf(first.text, first) : '';
}

/** The words as people read them, with examples in the gaps. */
export const previewOf = (words: string, { gaps }: EntryText): string =>
  words.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) => gaps.find((one) => one.name === name)?.example ?? gap);

/** Calls the server, whose problems name texts by their place, with the problems at the fields of the form. */
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
