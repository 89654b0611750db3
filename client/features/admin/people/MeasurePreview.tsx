import { useTranslation } from 'react-i18next';
import { useMeasurePreviewQuery, type PersonRow_PersonFragment } from '../../../generated/graphql';
import { MailPreview } from '../components/MailPreview';
import { useDebouncedInput } from '../components/use-debounced-input';
import type { DecidedMeasure } from './person-fields';

interface MeasurePreviewProps {
  person: Pick<PersonRow_PersonFragment, 'id' | 'fullName'>;
  measure: DecidedMeasure;
}

/** The mail to the person: the server renders the real template, once typing pauses. */
export function MeasurePreview({ person, measure }: MeasurePreviewProps) {
  const { t } = useTranslation('staff');
  const shown = useDebouncedInput(measure);
  const isWritten = shown.statement.trim() !== '' && shown.kinds.length > 0;
  const { data, previousData, error } = useMeasurePreviewQuery({
    variables: { input: { personId: person.id, ...shown } },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mail = isWritten && !error ? (data ?? previousData)?.measurePreview : undefined;
  const title = t('room.preview', { name: person.fullName.split(' ')[0] ?? person.fullName });
  return <MailPreview mails={mail && [{ title, ...mail }]} error={isWritten ? error : undefined} />;
}
