import { Button, chakra, Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import { errorMessage, showServerErrors } from '../../../forms/server-errors';
import { useJoinWaitingListMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { TextLink } from '../../../ui/links/TextLink';
import { waitingListSchema, type WaitingListValues } from '../waiting-list.schema';

interface WaitingListFormProps {
  slug: string;
  city: string;
}

/** One e-mail address, for one mail on the day the city opens (HOM-1). */
export function WaitingListForm({ slug, city }: WaitingListFormProps) {
  const { t, i18n } = useTranslation('cities');
  const { user } = useAuth();
  const { textOf, fieldText } = useErrorText();
  const [join] = useJoinWaitingListMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<WaitingListValues>({
    resolver: zodResolver(waitingListSchema),
    defaultValues: { email: user?.email ?? '' },
  });
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await join({ variables: { input: { email, city: slug, locale: i18n.language === 'en' ? 'EN' : 'ES' } } });
      setSentTo(email);
    } catch (error) {
      const problem = toAppError(error);
      showServerErrors(problem, form.setError, ['email']);
      setFailure(problem.fields.length === 0 ? problem : null);
    }
  });
  if (sentTo !== null) {
    return (
      <chakra.div role="status">
        <chakra.h2 textStyle="h3">{t('waiting.done')}</chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          {t('waiting.doneText', { city, email: sentTo })}
        </chakra.p>
      </chakra.div>
    );
  }
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4">
      <chakra.h2 textStyle="h3">{t('waiting.title')}</chakra.h2>
      <FormField
        name="email"
        label={t('waiting.email')}
        hint={t('waiting.hint')}
        error={errorMessage(form.formState.errors.email?.message, fieldText) ?? (failure ? textOf(failure) : undefined)}
      >
        <Input size="lg" type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} justifySelf={{ md: 'start' }}>
        {t('waiting.join')}
      </Button>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('waiting.consent')} <TextLink to="/privacy">{t('waiting.privacy')}</TextLink>
      </chakra.p>
    </chakra.form>
  );
}
