import { useTranslation } from 'react-i18next';
import {
  useSpaceActPreviewQuery,
  type SpaceActPreviewInput,
  type StaffSpaceRow_SpaceFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { MailPreview } from '../components/MailPreview';
import { useSettled } from '../components/use-settled';

interface SpaceActPreviewProps {
  space: Pick<StaffSpaceRow_SpaceFragment, 'id' | 'host'>;
  act: SpaceActPreviewInput['act'];
  statement: string;
}

/** The mail as the host will get it: the server carries the act out, writes it and undoes it, once typing pauses. */
export function SpaceActPreview({ space, act, statement }: SpaceActPreviewProps) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  const shown = useSettled(statement.trim());
  const { data, previousData, error } = useSpaceActPreviewQuery({
    variables: { input: { spaceId: space.id, act, statement: shown } },
    skip: shown === '',
    fetchPolicy: 'no-cache',
  });
  const mail = shown === '' || error ? null : (data ?? previousData)?.spaceActPreview;
  const title = t('room.preview', { name: space.host.displayName });
  return (
    <MailPreview
      mails={mail ? [{ title, ...mail }] : []}
      open={0}
      onOpen={() => {}}
      waiting={error ? textOf(error) : t('room.previewLater')}
    />
  );
}
