import { useMeasurePreviewQuery, type PersonRow_PersonFragment } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettledInput } from '../components/use-debounced-input';
import type { DecidedMeasure } from './person-fields';

interface MeasurePreviewProps {
  person: Pick<PersonRow_PersonFragment, 'id' | 'fullName'>;
  measure: DecidedMeasure;
  /** Called with whether the mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

const isWritten = ({ statement, kinds }: DecidedMeasure): boolean => statement.trim() !== '' && kinds.length > 0;

/** The mail to the person: the server renders the real template, once typing pauses. */
export function MeasurePreview({ person, measure, onSeen }: MeasurePreviewProps) {
  const { shown, isSettled } = useSettledInput(measure);
  const hasMail = isWritten(shown);
  const { data, previousData, error, loading, refetch } = useMeasurePreviewQuery({
    variables: { input: { personId: person.id, ...shown } },
    skip: !hasMail,
    fetchPolicy: 'no-cache',
  });
  const mail = hasMail && !error ? (data ?? previousData)?.measurePreview : undefined;
  return (
    <SeenMails
      mails={mail && [{ name: person.fullName.split(' ')[0] ?? person.fullName, ...mail }]}
      error={hasMail ? error : undefined}
      isComplete={isWritten(measure)}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}
