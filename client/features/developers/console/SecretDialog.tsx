import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { Dialog } from '../../../ui/overlay/Dialog';

interface SecretDialogProps {
  secret: string;
  kind: 'key' | 'webhook' | 'app';
  onClose: () => void;
  /** Which secret it is. */
  children?: ReactNode;
}

/** Shows a key or secret once; only confirming that it is saved closes the dialog. */
export function SecretDialog({ secret, kind, onClose, children }: SecretDialogProps) {
  const { t } = useTranslation('developers');
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={t(`secret.${kind}`)}
      footer={<Button onClick={onClose}>{t(kind === 'key' ? 'secret.keySaved' : 'secret.saved')}</Button>}
    >
      <Stack gap="4">
        <p>{t(kind === 'key' ? 'secret.keyOnce' : 'secret.once')}</p>
        <chakra.code
          display="block"
          padding="4"
          borderRadius="12px"
          bg="bg.muted"
          fontFamily="mono"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          {secret}
        </chakra.code>
        <CopyButton text={secret} alignSelf="start">
          {t('secret.copy')}
        </CopyButton>
        {children}
      </Stack>
    </Dialog>
  );
}
