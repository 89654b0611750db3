import { Box, Button, chakra, Flex, Input } from '@chakra-ui/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriteStaffNoteMutation, type StaffNote_NoteFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { DetailSection } from './details';
import { dottedText } from '../../../ui/display/dotted-text';

interface NotesSectionProps {
  subjectId: string;
  notes: readonly StaffNote_NoteFragment[];
  canWrite: boolean;
  onWritten: () => void;
}

/** Notes that only the staff read. */
export function NotesSection({ subjectId, notes, canWrite, onWritten }: NotesSectionProps) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const [body, setBody] = useState('');
  const [write, { loading }] = useWriteStaffNoteMutation();
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (body.trim() === '') return;
    write({ variables: { input: { subjectId, body } } })
      .then(() => {
        setBody('');
        toast({ title: t('room.noteSaved'), tone: 'success' });
        onWritten();
      })
      .catch((problem: unknown) => toast({ title: textOf(problem), tone: 'error' }));
  };
  return (
    <DetailSection title={t('room.notes')} note={t('room.onlyStaff')}>
      {notes.length === 0 && (
        <chakra.p textStyle="sm" color="fg.subtle">
          {t('room.noNotes')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2.5" textStyle="sm">
        {notes.map((note) => (
          <li key={note.createdAt}>
            <Box whiteSpace="pre-line" overflowWrap="anywhere">
              {note.body}
            </Box>
            <chakra.small textStyle="xs" color="fg.subtle">
              {dottedText([note.authorName, instant(note.createdAt)])}
            </chakra.small>
          </li>
        ))}
      </chakra.ul>
      {canWrite && (
        <Flex as="form" gap="2" marginTop="2.5" onSubmit={submit}>
          <Input
            id={id}
            size="sm"
            minHeight="11"
            aria-label={t('room.writeNote')}
            placeholder={t('room.writeNote')}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <Button type="submit" size="sm" minHeight="11" variant="outline" loading={loading}>
            {t('room.saveNote')}
          </Button>
        </Flex>
      )}
    </DetailSection>
  );
}
