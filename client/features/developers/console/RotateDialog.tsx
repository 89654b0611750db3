import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from './FormDialog';
import { PasswordField } from './PasswordField';
import { useProblems } from './use-problems';

interface RotateDialogProps {
  title: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (password: string) => void;
}

/** Asks for the password before a secret is replaced. */
export function RotateDialog({ title, action, isBusy, error, onClose, onConfirm }: RotateDialogProps) {
  const { t } = useTranslation('developers');
  const [password, setPassword] = useState('');
  const { problemAt, general } = useProblems(error);
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={isBusy}
      problem={general}
      onClose={onClose}
      onSend={() => onConfirm(password)}
    >
      <p>{t('password.rotateText')}</p>
      <PasswordField value={password} error={problemAt('password')} onChange={setPassword} />
    </FormDialog>
  );
}
