import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { useErrorText } from '../../../i18n/use-error-text';
import { FormDialog } from './FormDialog';

interface NameDialogProps {
  /** The text to type. */
  name: string;
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms the deletion of something that programs depend on: its name must be typed, because they stop at once. */
export function NameDialog({ name, title, text, action, isBusy, error, onClose, onConfirm }: NameDialogProps) {
  const { t } = useTranslation('developers');
  const { textOf } = useErrorText();
  const [typed, setTyped] = useState('');
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={isBusy}
      isDisabled={typed.trim() !== name}
      problem={error ? textOf(error) : null}
      onClose={onClose}
      onSend={onConfirm}
    >
      <p>{text}</p>
      <FormField name="typed-name" label={t('keys.typeName', { name })}>
        <Input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </FormField>
    </FormDialog>
  );
}
