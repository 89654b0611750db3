import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ContentEntriesDocument,
  EditedContentDocument,
  useResetContentMutation,
  type ContentInEditorFragment,
} from '../../../generated/graphql';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/** Resets a text to the product's own, or withdraws one added by the staff. */
export function ResetContent({ content }: { content: ContentInEditorFragment }) {
  const { t } = useTranslation('editing');
  const [isOpen, setOpen] = useState(false);
  const [reset] = useResetContentMutation({ refetchQueries: [ContentEntriesDocument, EditedContentDocument] });
  const { kind, key, entry, lastVersionId } = content;
  const name = t(entry.state === 'ADDED' ? 'reset.added' : 'reset.edited');
  if (!isOpen)
    return (
      <Button variant="outline" justifySelf="start" onClick={() => setOpen(true)}>
        {name}
      </Button>
    );
  return (
    <Box as="section" aria-label={name} layerStyle="panel" padding={{ base: '4', md: '5' }}>
      <LazyDecisionForm
        name="reset-content"
        fields={[
          {
            name: 'validFrom',
            label: t('form.validFrom'),
            hint: t('form.validFromHint'),
            kind: 'date',
            isOptional: true,
          },
          { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
        ]}
        submit={name}
        done={t('form.done')}
        isDangerous={entry.state === 'ADDED'}
        onSend={({ validFrom, statement = '' }) =>
          reset({
            variables: { input: { kind, key, validFrom: validFrom || null, seenVersionId: lastVersionId, statement } },
          })
        }
        onDone={() => setOpen(false)}
        onLeave={() => setOpen(false)}
      />
    </Box>
  );
}
