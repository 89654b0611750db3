import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentEntriesDocument, EditedContentDocument, usePublishContentMutation } from '../../../generated/graphql';
import type { ArticleSection, ContentKind } from '../../../generated/schema';
import { currentLanguage } from '../../../i18n/setup';
import { SkeletonRows } from '../../../ui/feedback/states';
import type { DecisionField } from '../components/DecisionForm';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { lazyView } from '../lazy-view';
import { fieldOf, labelOf, withFieldsOf, type EntryText } from '../words/entry-texts';
import { CoverField } from './CoverField';

/* Of a new article there is nothing to see before something is written. */
const ContentPreview = lazyView(async () => (await import('./ContentPreview')).ContentPreview);

/** A text in the form: its place, what stands there, and how long it may be. */
export interface FormText extends Pick<EntryText, 'part' | 'locale' | 'text' | 'maxLength'> {
  /** What may stand there beside nothing, the same in both languages but for its words; none: any words. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface ContentFormProps {
  kind: ContentKind;
  /** Null: an article that there is not yet. */
  contentKey: string | null;
  texts: readonly FormText[];
  seenVersionId: string | null;
  /** Where a new article is to stand, and where else it may. */
  section?: ArticleSection;
  sections?: readonly { readonly value: ArticleSection; readonly label: string }[];
  onDone?: (key: string) => void;
}

const LOCALES = ['ES', 'EN'] as const;
/** Longer texts are written in several lines. */
const LINE = 220;
const PARAGRAPH = 600;
/** Parts that may stay empty. */
const OPTIONAL: readonly string[] = ['keywords', 'lead', 'about', 'tags', 'cover', 'coverAlt'];

const kindOf = ({ maxLength }: FormText): Pick<DecisionField, 'kind' | 'rows'> =>
  maxLength <= LINE ? { kind: 'line' } : { kind: 'text', rows: maxLength > PARAGRAPH ? 18 : 3 };

/** Chosen, not written: once for both languages. */
const isChosen = ({ choices }: FormText): boolean => choices.length > 0;
const isAsked = (text: FormText): boolean => !isChosen(text) || text.locale === 'ES';

/** The words of a text in both languages, what readers will see, from when, and why. */
export function ContentForm({ kind, contentKey, texts, seenVersionId, section, sections, onDone }: ContentFormProps) {
  const { t } = useTranslation(['editing', 'words']);
  const { t: words } = useTranslation('words');
  const [publish] = usePublishContentMutation({
    refetchQueries: [ContentEntriesDocument, EditedContentDocument],
    awaitRefetchQueries: true,
  });
  const reads = currentLanguage() === 'en' ? 'EN' : 'ES';
  /** In the language of the writer. */
  const choicesOf = ({ part, choices }: FormText): FormText['choices'] =>
    texts.find((text) => text.part === part && text.locale === reads)?.choices ?? choices;
  const inOrder = LOCALES.flatMap((locale) => texts.filter((text) => text.locale === locale));
  const fields: DecisionField[] = [
    ...(contentKey === null
      ? [{ name: 'key', label: t('form.key'), hint: t('form.keyHint'), kind: 'line' as const }]
      : []),
    ...(sections
      ? [{ name: 'section', label: t('form.section'), kind: sections, ...(section && { initial: section }) }]
      : []),
    ...inOrder.filter(isAsked).map((text) => ({
      name: fieldOf(text),
      label: isChosen(text) ? words(`part.${text.part}` as 'part.cover') : labelOf(text, words),
      hint: hintOf(text.part),
      initial: text.text,
      isOptional: OPTIONAL.includes(text.part),
      ...kindOf(text),
      ...(isChosen(text) && {
        renderControl: (
          value: string,
          onChange: (value: string) => void,
          setField: (name: string, value: string) => void,
        ) => (
          <CoverField
            value={value}
            choices={choicesOf(text)}
            onChange={onChange}
            // The words of the picture before are not those of the new one.
            onUpload={() => LOCALES.forEach((locale) => setField(fieldOf({ part: 'coverAlt', locale }), ''))}
          />
        ),
      }),
    })),
    {
      name: 'validFrom',
      label: t('form.validFrom'),
      hint: t('form.validFromHint'),
      kind: 'date' as const,
      isOptional: true,
    },
    { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' as const },
  ];
  function hintOf(part: string): string | undefined {
    const hints = {
      body: t('form.markdown'),
      about: t('form.markdown'),
      lead: t('form.leadHint'),
      tags: t('form.tagsHint'),
      cover: t('form.coverHint'),
      coverAlt: t('form.coverAltHint'),
    } as const;
    return hints[part as keyof typeof hints];
  }
  return (
    <LazyDecisionForm
      name={`content-${kind}`}
      fields={fields}
      submit={({ validFrom }) => t(validFrom ? 'form.schedule' : 'form.publish')}
      done={t('form.done')}
      renderPreview={(values) =>
        inOrder.some((text) => values[fieldOf(text)]) && (
          <Suspense fallback={<SkeletonRows count={2} />}>
            <ContentPreview kind={kind} values={values} />
          </Suspense>
        )
      }
      onSend={async ({ key, section: wantedSection, validFrom, statement = '', ...values }) => {
        const wanted = contentKey ?? key?.trim() ?? '';
        await withFieldsOf(inOrder, () =>
          publish({
            variables: {
              input: {
                kind,
                key: wanted,
                section: (wantedSection as ArticleSection | undefined) ?? null,
                texts: inOrder.map((text) => ({
                  part: text.part,
                  locale: text.locale,
                  text: values[fieldOf(isChosen(text) ? { ...text, locale: 'ES' } : text)] ?? '',
                })),
                validFrom: validFrom || null,
                seenVersionId,
                statement,
              },
            },
          }),
        );
        onDone?.(wanted);
      }}
    />
  );
}
