import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation, type ConsoleKey_ApiKeyFragment } from '../../../../generated/graphql';
import { toast } from '../../../../ui/feedback/toast';
import { NameDialog } from '../NameDialog';

interface RevokeKeyDialogProps {
  apiKey: ConsoleKey_ApiKeyFragment;
  onClose: () => void;
  onRevoked: () => void;
}

/** Revokes a key. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose, onRevoked }: RevokeKeyDialogProps) {
  const { t } = useTranslation('developers');
  const [revoke, { loading, error }] = useRevokeApiKeyMutation();
  const confirm = async (): Promise<void> => {
    const done = await revoke({ variables: { apiKeyId: id } }).catch(() => null);
    if (!done?.data) return;
    toast({ tone: 'success', title: t('keys.revoked') });
    onRevoked();
  };
  return (
    <NameDialog
      name={name}
      title={t('keys.revokeTitle', { name })}
      text={t('keys.revokeText')}
      action={t('keys.revoke')}
      isBusy={loading}
      error={error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
