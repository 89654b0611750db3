import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import { FormDialog } from './FormDialog';
import { PasswordField } from './PasswordField';
import { useProblems } from './use-problems';

interface RotateDialogProps {
  title: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  /** Whether the current secret may end at once. */
  canEndAtOnce?: boolean;
  onConfirm: (password: string, endsPrevious: boolean) => void;
}

/** Asks for the password before a secret is replaced. */
export function RotateDialog({ title, action, isBusy, error, canEndAtOnce, onClose, onConfirm }: RotateDialogProps) {
  const { t } = useTranslation('developers');
  const [password, setPassword] = useState('');
  const [endsPrevious, setEndsPrevious] = useState(false);
  const { problemAt, general } = useProblems(error);
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={isBusy}
      problem={general}
      onClose={onClose}
      onSend={() => onConfirm(password, endsPrevious)}
    >
      <p>{t(endsPrevious ? 'password.rotateAtOnce' : 'password.rotateText')}</p>
      {canEndAtOnce && (
        <Checkbox checked={endsPrevious} onChange={({ target }) => setEndsPrevious(target.checked)}>
          {t('password.endsPrevious')}
        </Checkbox>
      )}
      <PasswordField value={password} error={problemAt('password')} onChange={setPassword} />
    </FormDialog>
  );
}
