import { Box, Button, chakra, HStack, Input } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useFocusOnReplacement } from '../../../forms/use-focus-on-replacement';
import { useServerForm } from '../../../forms/use-server-form';
import { useAuth } from '../../../session/AuthProvider';
import { toast } from '../../../ui/feedback/toast';
import { changeEmailSchema } from '../sign-up.schema';
import { FormActions } from './FormActions';
import { Panel } from '../profile/edit/Panel';

const FIELDS = ['email', 'password'] as const;

interface EmailFormProps {
  /** The address of the last link, for sending it again. */
  pending: string | null;
  onSent: () => void;
  onClose: () => void;
}

function EmailForm({ pending, onSent, onClose }: EmailFormProps) {
  const { t } = useTranslation('security');
  const { requestEmailChange } = useAuth();
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: changeEmailSchema,
    defaultValues: { email: pending ?? '', password: '' },
    fields: FIELDS,
    send: async (values) => {
      const { error } = await requestEmailChange(values);
      if (error) return error;
      toast({ title: t('email.sent'), description: t('email.sentText', { email: values.email }), tone: 'success' });
      onSent();
      return null;
    },
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" maxWidth="408px">
      <ErrorSummary {...summary} />
      <FormField name="email" label={t('email.new')} error={messageOf('email')}>
        <Input size="lg" type="email" autoComplete="email" {...register('email')} />
      </FormField>
      <FormField name="password" label={t('password.current')} error={messageOf('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      <FormActions submit={t('email.submit')} isSubmitting={isSubmitting} onCancel={onClose} />
    </chakra.form>
  );
}

interface EmailPanelProps {
  email: string;
  pendingEmail: string | null;
  onChanged: () => void;
}

/** The address, and a new one that applies once its link has been opened. */
export function EmailPanel({ email, pendingEmail, onChanged }: EmailPanelProps) {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const turn = useFocusOnReplacement<HTMLDivElement>(isOpen);
  return (
    <Panel title={t('email.title')} text={t('email.text')}>
      <chakra.p fontWeight="600" overflowWrap="anywhere">
        {email}
      </chakra.p>
      {pendingEmail && (
        <HStack gap="2.5" alignItems="flex-start" marginTop="2" color="fg.muted" textStyle="small">
          <Box color="fg.warning" flexShrink="0" marginTop="0.5">
            <Hourglass size={16} aria-hidden />
          </Box>
          <chakra.p overflowWrap="anywhere" minWidth="0">
            {t('email.pending', { email: pendingEmail })}
          </chakra.p>
        </HStack>
      )}
      <Box ref={turn} marginTop="4">
        {isOpen ? (
          <FormName value="email">
            <EmailForm
              pending={pendingEmail}
              onSent={() => {
                setOpen(false);
                onChanged();
              }}
              onClose={() => setOpen(false)}
            />
          </FormName>
        ) : (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t(pendingEmail ? 'email.again' : 'email.change')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
