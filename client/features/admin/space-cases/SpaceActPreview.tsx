import { useTranslation } from 'react-i18next';
import {
  useSpaceActPreviewQuery,
  type SpaceActPreviewInput,
  type StaffSpaceRow_SpaceFragment,
} from '../../../generated/graphql';
import { MailPreview } from '../components/MailPreview';
import { useDebouncedInput } from '../components/use-debounced-input';

interface SpaceActPreviewProps {
  space: Pick<StaffSpaceRow_SpaceFragment, 'id' | 'host'>;
  /** The act with the current input; null while something is missing. */
  order: Omit<SpaceActPreviewInput, 'spaceId'> | null;
}

/** The mail to the host: the server rehearses the act, once typing pauses. */
export function SpaceActPreview({ space, order }: SpaceActPreviewProps) {
  const { t } = useTranslation('staff');
  const shown = useDebouncedInput(order);
  const { data, previousData, error } = useSpaceActPreviewQuery({
    variables: { input: { ...(shown as NonNullable<typeof shown>), spaceId: space.id } },
    skip: shown === null,
    fetchPolicy: 'no-cache',
  });
  const answer = shown && !error ? (data ?? previousData) : undefined;
  const mail = answer?.spaceActPreview;
  const title = t('room.preview', { name: space.host.displayName });
  return <MailPreview mails={answer && (mail ? [{ title, ...mail }] : [])} error={shown ? error : undefined} />;
}
