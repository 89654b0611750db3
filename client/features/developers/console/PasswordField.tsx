import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';

interface PasswordFieldProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** The password of the account, which a new secret needs besides the open session. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const { t } = useTranslation('developers');
  return (
    <FormField name="password" label={t('password.label')} hint={t('password.hint')} error={error}>
      <PasswordInput value={value} autoComplete="current-password" onChange={({ target }) => onChange(target.value)} />
    </FormField>
  );
}
