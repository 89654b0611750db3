import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useFocusOnReplacement } from '../../../forms/use-focus-on-replacement';
import { useServerForm } from '../../../forms/use-server-form';
import { useAuth } from '../../../session/AuthProvider';
import { toast } from '../../../ui/feedback/toast';
import { PasswordMeter } from '../components/PasswordMeter';
import { changePasswordSchema } from '../sign-up.schema';
import { FormActions } from './FormActions';
import { Panel } from '../profile/edit/Panel';

const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const;

interface PasswordPanelProps {
  email: string;
  onChanged: () => void;
}

function PasswordForm({ email, onChanged, onClose }: PasswordPanelProps & { onClose: () => void }) {
  const { t } = useTranslation('security');
  const { changePassword } = useAuth();
  const { register, control, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    fields: FIELDS,
    send: async (values) => {
      const { error } = await changePassword(values);
      if (error) return error;
      toast({ title: t('password.changed'), description: t('password.changedText'), tone: 'success' });
      onChanged();
      onClose();
      return null;
    },
  });
  const password = useWatch({ control, name: 'password' });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" maxWidth="408px">
      <ErrorSummary {...summary} />
      {/* Identifies the account for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField name="currentPassword" label={t('password.current')} error={messageOf('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </FormField>
      <FormField name="password" label={t('password.new')} error={messageOf('password')}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
        <PasswordMeter password={password} email={email} />
      </FormField>
      <FormField name="confirmPassword" label={t('password.confirm')} error={messageOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </FormField>
      <FormActions submit={t('password.submit')} isSubmitting={isSubmitting} onCancel={onClose} />
    </chakra.form>
  );
}

/** Changes the password, given the current one. */
export function PasswordPanel({ email, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const turn = useFocusOnReplacement<HTMLDivElement>(isOpen);
  return (
    <Panel title={t('password.title')} text={t('password.text')}>
      <FormName value="password">
        <div ref={turn}>
          {isOpen ? (
            <PasswordForm email={email} onChanged={onChanged} onClose={() => setOpen(false)} />
          ) : (
            <Button variant="outline" onClick={() => setOpen(true)}>
              {t('password.change')}
            </Button>
          )}
        </div>
      </FormName>
    </Panel>
  );
}
