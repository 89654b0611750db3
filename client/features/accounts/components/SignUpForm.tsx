import { Box, Button, chakra, Input } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { fieldId, FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import { currentLanguage } from '../../../i18n/setup';
import { useAuth } from '../../../session/AuthProvider';
import { TextLink } from '../../../ui/links/TextLink';
import { plannedStayOf } from '../planned-booking';
import { signUpSchema, type SignUpValues } from '../sign-up.schema';
import { PasswordMeter } from './PasswordMeter';

const FIELDS = ['fullName', 'email', 'password', 'confirmPassword', 'acceptsTerms'] as const;
const WITH_A_MOUSE = '(hover: hover) and (pointer: fine)';
const EMPTY: SignUpValues = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: false,
  wantsMarketing: false,
};

interface SignUpFormProps {
  /** Where the confirmation link continues to. */
  next: string | null;
  onSignedUp: (email: string) => void;
}

function useSignUpForm({ next, onSignedUp }: SignUpFormProps) {
  const { signUp } = useAuth();
  return useServerForm<SignUpValues>({
    schema: signUpSchema,
    defaultValues: EMPTY,
    fields: FIELDS,
    send: async (values) => {
      const locale = currentLanguage() === 'en' ? 'EN' : 'ES';
      const { error } = await signUp({ ...values, locale, next });
      if (!error) onSignedUp(values.email);
      return error;
    },
  });
}

function TermsField({ error, children }: { error?: string; children: ReactNode }) {
  const errorId = `${fieldId('acceptsTerms')}-error`;
  return (
    <Box>
      {children}
      {error && (
        <chakra.p
          id={errorId}
          display="flex"
          gap="1.5"
          marginTop="1.5"
          textStyle="sm"
          fontWeight="500"
          color="fg.error"
        >
          <CircleAlert size={16} aria-hidden />
          {error}
        </chakra.p>
      )}
    </Box>
  );
}

/* A visitor on the way to a booking continues typing. On a phone the keyboard would cover the stay. */
function useFirstField(next: string | null): void {
  const isOnTheWay = plannedStayOf(next) !== null;
  useEffect(() => {
    if (isOnTheWay && window.matchMedia(WITH_A_MOUSE).matches)
      document.getElementById(fieldId(FIELDS[0]))?.focus({ preventScroll: true });
  }, [isOnTheWay]);
}

/** Name, e-mail, password twice and the terms (ACC-1); every problem is shown at its field. */
export function SignUpForm(props: SignUpFormProps) {
  const { t } = useTranslation('accounts');
  const { register, control, onSubmit, messageOf, summary, isSubmitting } = useSignUpForm(props);
  const [password, email, fullName] = useWatch({ control, name: ['password', 'email', 'fullName'] });
  const termsError = messageOf('acceptsTerms');
  useFirstField(props.next);

  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" marginTop="7">
      <ErrorSummary {...summary} />
      <FormField name="fullName" label={t('fields.fullName')} error={messageOf('fullName')}>
        <Input size="lg" autoComplete="name" {...register('fullName')} />
      </FormField>
      <FormField name="email" label={t('fields.email')} error={messageOf('email')}>
        <Input size="lg" type="email" autoComplete="email" {...register('email')} />
      </FormField>
      <FormField name="password" label={t('fields.password')} error={messageOf('password')}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
        <PasswordMeter password={password} email={email} fullName={fullName} />
      </FormField>
      <FormField name="confirmPassword" label={t('fields.confirmPassword')} error={messageOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </FormField>
      <Box display="grid" gap={{ base: '1', md: '3' }}>
        <TermsField error={termsError}>
          <Checkbox
            id={fieldId('acceptsTerms')}
            errorId={termsError && `${fieldId('acceptsTerms')}-error`}
            {...register('acceptsTerms')}
          >
            <Trans
              t={t}
              i18nKey="fields.acceptsTerms"
              components={{
                terms: <TextLink to="/terms" target="_blank" />,
                privacy: <TextLink to="/privacy" target="_blank" />,
              }}
            />
          </Checkbox>
        </TermsField>
        <Checkbox {...register('wantsMarketing')}>{t('fields.wantsMarketing')}</Checkbox>
      </Box>
      <Button type="submit" size="lg" width="100%" loading={isSubmitting}>
        {t('signUp.submit')}
      </Button>
    </chakra.form>
  );
}
