import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { useArchiveSpaceMutation } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { FailureBox } from '../../../../ui/feedback/FailureBox';
import { toast } from '../../../../ui/feedback/toast';
import { useFailure } from '../../../../ui/feedback/use-failure';
import { Dialog } from '../../../../ui/overlay/Dialog';

interface ArchiveDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks before a space is archived, which open bookings prevent. */
export function ArchiveDialog({ id, title, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { textOf } = useErrorText();
  const [archive, { loading }] = useArchiveSpaceMutation({ refetchQueries: ['MySpaces', 'DashboardSummary'] });
  const wordsOf = (error: unknown): string =>
    toAppError(error).params.reason === 'booked' ? t('spaces.archiveBooked') : textOf(error);
  const { failure, fail, clear, isOpen } = useFailure(t('actions.failed'), { wordsOf });
  const submit = async (): Promise<void> => {
    clear();
    try {
      await archive({ variables: { id } });
    } catch (error) {
      return fail(error);
    }
    toast({ title: t('spaces.archived') });
    if (isOpen()) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('spaces.archiveTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={loading} onClick={() => void submit()}>
            {t('spaces.archive')}
          </Button>
        </>
      }
    >
      <FailureBox marginBottom="4" title={t('actions.failed')} failure={failure} wordsOf={wordsOf} />
      <p>{t('spaces.archiveText', { title })}</p>
    </Dialog>
  );
}
