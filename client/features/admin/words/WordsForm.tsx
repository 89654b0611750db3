import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordEntriesDocument, useSaveEntryMutation } from '../../../generated/graphql';
import type { WordListName } from '../../../generated/schema';
import type { DecisionField } from '../components/DecisionForm';
import { LazyDecisionForm, readAgain } from '../components/LazyDecisionForm';
import { fieldOf, labelOf, withFieldsOf, type EntryText } from './entry-texts';
import { WordsPreview } from './WordsPreview';

interface WordsFormProps {
  list: WordListName;
  /** For a new entry an unused key. */
  entryKey: string;
  texts: readonly EntryText[];
  /** Null when it cannot be switched off. */
  isOff: boolean | null;
  /** Null for a list without an order, or a new entry. */
  place: { now: number; count: number } | null;
  onLeave: () => void;
}

const LONG = 120;

/** The texts of an entry in both languages, whether it is switched off, and the reason for the change. */
export function WordsForm({ list, entryKey, place, onLeave, ...read }: WordsFormProps) {
  const { t } = useTranslation('words');
  // As they were when the form was filled: the list may be reloaded while it is open.
  const [{ texts, isOff }] = useState(read);
  const [isReset, setReset] = useState(false);
  const [save, { client }] = useSaveEntryMutation(readAgain('WordEntries'));
  const hintOf = ({ text, defaultText, gaps }: EntryText): string | undefined => {
    if (defaultText === null) return undefined;
    const named = gaps.map(({ name }) => `{{${name}}}`).join(' ');
    return [
      text === defaultText ? t('form.emptyHint') : t('form.default', { text: defaultText }),
      ...(named ? [t('form.gaps', { gaps: named })] : []),
    ].join(' ');
  };
  const fields: DecisionField[] = texts.map((text) => ({
    name: fieldOf(text),
    label: labelOf(text, t),
    hint: hintOf(text),
    kind: text.maxLength > LONG ? 'text' : 'line',
    initial: isReset ? (text.defaultText ?? '') : text.text,
    isOptional: text.defaultText !== null,
  }));
  const isEdited = texts.some(({ text, defaultText }) => defaultText !== null && text !== defaultText);
  return (
    <>
      {isEdited && !isReset && (
        <Button size="sm" variant="outline" marginBottom="4" onClick={() => setReset(true)}>
          {t('form.reset')}
        </Button>
      )}
      <LazyDecisionForm
        key={String(isReset)}
        name={entryKey}
        fields={[
          ...fields,
          ...(isOff === null
            ? []
            : [
                {
                  name: 'isOff',
                  label: t('form.state'),
                  kind: ['no', 'yes'].map((value) => ({ value, label: t(value === 'yes' ? 'off' : 'on') })),
                  initial: isOff ? 'yes' : 'no',
                },
              ]),
          ...(place === null
            ? []
            : [
                {
                  name: 'place',
                  label: t('form.place'),
                  kind: Array.from({ length: place.count }, (_, index) => String(index + 1)).map((value) => ({
                    value,
                    label: value,
                  })),
                  initial: String(place.now),
                },
              ]),
          { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
        ]}
        submit={t('form.submit')}
        done={t('form.done')}
        renderPreview={(values) => <WordsPreview texts={texts} values={values} />}
        onSend={({ isOff: off, place: chosen, statement = '', ...values }) => {
          const written = texts.filter((text) => (values[fieldOf(text)] ?? '') !== text.text);
          return withFieldsOf(written, () =>
            save({
              variables: {
                input: {
                  list,
                  key: entryKey,
                  texts: written.map((text) => ({
                    part: text.part,
                    locale: text.locale,
                    text: values[fieldOf(text)] ?? '',
                    seenText: text.text,
                  })),
                  isOff: isOff === null || (off === 'yes') === isOff ? null : off === 'yes',
                  place: place === null || Number(chosen) === place.now ? null : Number(chosen),
                  statement,
                },
              },
            }).catch(async (problem: unknown) => {
              // Somebody may have changed it: who opens the form again starts from what is stored now.
              await client.refetchQueries({ include: [WordEntriesDocument] }).catch(() => undefined);
              throw problem;
            }),
          );
        }}
        onDone={onLeave}
        onLeave={onLeave}
      />
    </>
  );
}
