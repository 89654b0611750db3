import {
  useSpaceActPreviewQuery,
  type SpaceActPreviewInput,
  type StaffSpaceRow_SpaceFragment,
} from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettledInput } from '../components/use-debounced-input';

interface SpaceActPreviewProps {
  space: Pick<StaffSpaceRow_SpaceFragment, 'id' | 'host'>;
  /** The act with the current input; null while something is missing. */
  order: Omit<SpaceActPreviewInput, 'spaceId'> | null;
  /** Called with whether the mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mail to the host: the server rehearses the act, once typing pauses. */
export function SpaceActPreview({ space, order, onSeen }: SpaceActPreviewProps) {
  const { shown, isSettled } = useSettledInput(order);
  const { data, previousData, error, loading, refetch } = useSpaceActPreviewQuery({
    variables: { input: { ...(shown as NonNullable<typeof shown>), spaceId: space.id } },
    skip: shown === null,
    fetchPolicy: 'no-cache',
  });
  const answer = shown && !error ? (data ?? previousData) : undefined;
  const mail = answer?.spaceActPreview;
  return (
    <SeenMails
      mails={answer && (mail ? [{ name: space.host.displayName, ...mail }] : [])}
      error={shown ? error : undefined}
      isComplete={order !== null}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}
