import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoBounds } from '../../../generated/bounds';
import { usePublishContentMutation } from '../../../generated/graphql';
import type { ArticleSection, ContentKind } from '../../../generated/schema';
import { currentLanguage } from '../../../i18n/setup';
import { rememberedPerson } from '../../../session/tabs';
import { SkeletonRows } from '../../../ui/feedback/states';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';
import { LazyDecisionForm, readAgain } from '../components/LazyDecisionForm';
import { lazyView } from '../lazy-view';
import { fieldOf, labelOf, withFieldsOf, type EntryText } from '../words/entry-texts';
import { deleteDraft, storeDraft } from './content-draft';
import { CoverField } from './CoverField';

/* A new article has no preview before something is written. */
const ContentPreview = lazyView(async () => (await import('./ContentPreview')).ContentPreview);

/** A part of a text in the form: its name, value and maximum length. */
export interface FormText extends Pick<EntryText, 'part' | 'locale' | 'text' | 'maxLength'> {
  /** The allowed values besides an empty one, the same in both languages except for labels; an empty list allows any text. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface ContentFormProps {
  kind: ContentKind;
  /** Null for a new article. */
  contentKey: string | null;
  texts: readonly FormText[];
  seenVersionId: string | null;
  /** The section of a new article, and the possible ones. */
  section?: ArticleSection;
  sections?: readonly { readonly value: ArticleSection; readonly label: string }[];
  /** When the last version was written that the author has read. */
  lastSetAt?: string;
  /** What they had written before. */
  draft?: DecisionValues | undefined;
  onDone?: (key: string) => void;
  onLeave: () => void;
}

const LOCALES = ['ES', 'EN'] as const;
/** Longer texts have several lines. */
const LINE = 220;
const PARAGRAPH = 600;
/** Optional parts. */
const OPTIONAL: readonly string[] = ['keywords', 'lead', 'about', 'tags', 'cover', 'coverAlt'];

const kindOf = ({ maxLength }: FormText): Pick<DecisionField, 'kind' | 'rows'> =>
  maxLength <= LINE ? { kind: 'line' } : { kind: 'text', rows: maxLength > PARAGRAPH ? 18 : 3 };

/** Chosen, not written: one field for both languages. */
const hasChoices = ({ choices }: FormText): boolean => choices.length > 0;
const isAsked = (text: FormText): boolean => !hasChoices(text) || text.locale === 'ES';

/** The parts of a text in both languages, their preview, the first day and the reason. What is written is stored until it is published. */
export function ContentForm(props: ContentFormProps) {
  const { kind, contentKey, texts, seenVersionId, section, sections, lastSetAt = '', draft, onDone, onLeave } = props;
  const isPublished = useRef(false);
  const [userId] = useState(rememberedPerson);
  /** What the form has called with last; at first with the values that it begins with. */
  const lastValues = useRef<string | null>(null);
  const { t } = useTranslation(['editing', 'words']);
  const { t: words } = useTranslation('words');
  const [publish] = usePublishContentMutation(readAgain('ContentEntries', 'EditedContent'));
  const reads = currentLanguage() === 'en' ? 'EN' : 'ES';
  /** In the language of the author. */
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
      label: hasChoices(text) ? words(`part.${text.part}` as 'part.cover') : labelOf(text, words),
      hint: hintOf(text.part),
      initial: text.text,
      isOptional: OPTIONAL.includes(text.part),
      ...kindOf(text),
      ...(hasChoices(text) && {
        renderControl: (
          value: string,
          onChange: (value: string) => void,
          setField: (name: string, value: string) => void,
        ) => (
          <CoverField
            value={value}
            choices={choicesOf(text)}
            onChange={onChange}
            // The description belongs to the previous picture.
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
      cover: t('form.coverHint', { maxMegabytes: photoBounds.maxMegabytes }),
      coverAlt: t('form.coverAltHint'),
    } as const;
    return hints[part as keyof typeof hints];
  }
  const keep = (values: DecisionValues): void => {
    const written = JSON.stringify(values);
    const isUnchanged = (lastValues.current ?? written) === written;
    lastValues.current = written;
    // Another tab may have signed its author out, or somebody else in.
    if (isPublished.current || isUnchanged || rememberedPerson() !== userId) return;
    const isWritten = fields.some(({ name, initial = '' }) => name !== 'section' && (values[name] ?? '') !== initial);
    if (isWritten) storeDraft(kind, contentKey, { userId, values, lastSetAt });
    else deleteDraft(kind, contentKey);
  };
  return (
    <LazyDecisionForm
      name={`content-${kind}`}
      fields={fields}
      begun={draft}
      onInput={keep}
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
                  text: values[fieldOf(hasChoices(text) ? { ...text, locale: 'ES' } : text)] ?? '',
                })),
                validFrom: validFrom || null,
                seenVersionId,
                statement,
              },
            },
          }),
        );
        isPublished.current = true;
        deleteDraft(kind, contentKey);
        onDone?.(wanted);
      }}
      onLeave={onLeave}
    />
  );
}
