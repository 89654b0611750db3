import { Button, chakra, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { useRevokeApiKeyMutation, type ConsoleKey_ApiKeyFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';

interface RevokeKeyDialogProps {
  apiKey: ConsoleKey_ApiKeyFragment;
  onClose: () => void;
  onRevoked: () => void;
}

/** Ends a key; its name is typed, because programs stop at once. */
export function RevokeKeyDialog({ apiKey, onClose, onRevoked }: RevokeKeyDialogProps) {
  const { t } = useTranslation(['developers', 'common']);
  const { textOf } = useErrorText();
  const [typed, setTyped] = useState('');
  const [revoke, { loading, error }] = useRevokeApiKeyMutation();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await revoke({ variables: { apiKeyId: apiKey.id } }).catch(() => null);
    if (!done?.data) return;
    toast({ tone: 'success', title: t('keys.revoked') });
    onRevoked();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keys.revokeTitle', { name: apiKey.name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form="revoke-key" loading={loading} disabled={typed.trim() !== apiKey.name}>
            {t('keys.revoke')}
          </Button>
        </>
      }
    >
      <chakra.form id="revoke-key" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="4">
          {error && <AlertBox>{textOf(error)}</AlertBox>}
          <p>{t('keys.revokeText')}</p>
          <FormField name="revoke-name" label={t('keys.typeName', { name: apiKey.name })}>
            <Input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
          </FormField>
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
