import { Button, chakra, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { errorMessage, showServerErrors, summaryOf } from '../../../forms/server-errors';
import { useSendContactMessageMutation } from '../../../generated/graphql';
import { ContactTopicValues } from '../../../generated/values/ContactTopic';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { contactSchema, type ContactValues } from '../contact.schema';
import { useLocale } from '../use-articles';

const FIELDS = ['fullName', 'email', 'topic', 'message'] as const;

interface ContactFormProps {
  onSent: (receipt: { code: string; email: string }) => void;
}

function useContactForm({ onSent }: ContactFormProps) {
  const { user } = useAuth();
  const locale = useLocale();
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    // Known data are not asked for.
    defaultValues: { fullName: user?.fullName ?? '', email: user?.email ?? '', message: '' },
    shouldFocusError: false,
  });
  // The session of a page that was opened directly is found later.
  useEffect(() => {
    for (const name of ['fullName', 'email'] as const)
      if (user && !form.getValues(name)) form.setValue(name, user[name]);
  }, [user, form]);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: { ...values, locale } } });
      if (data) onSent({ code: data.sendContactMessage.code, email: values.email });
    } catch (error) {
      const problem = toAppError(error);
      const rest = showServerErrors(problem, form.setError, FIELDS);
      setFailure(problem.fields.length > rest.length ? null : problem);
    }
  });
  return { form, submit, failure };
}

/** A message to support; name and e-mail of a signed-in viewer are filled in. */
export function ContactForm(props: ContactFormProps) {
  const { t } = useTranslation('content');
  const { textOf, fieldText } = useErrorText();
  const { form, submit, failure } = useContactForm(props);
  const { errors, isSubmitting, submitCount } = form.formState;
  const message = (name: (typeof FIELDS)[number]) => errorMessage(errors[name]?.message, fieldText);
  const summary = [
    ...summaryOf(errors, FIELDS, fieldText),
    ...(failure ? [{ name: null, message: textOf(failure) }] : []),
  ];
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      <ErrorSummary errors={summary} attempt={submitCount} />
      <FormField name="fullName" label={t('contact.name')} error={message('fullName')}>
        <Input size="lg" autoComplete="name" {...form.register('fullName')} />
      </FormField>
      <FormField name="email" label={t('contact.email')} error={message('email')}>
        <Input size="lg" type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField name="topic" label={t('contact.topic')} error={message('topic')}>
        <NativeSelect.Root size="lg">
          <NativeSelect.Field defaultValue="" {...form.register('topic')}>
            <option value="" disabled>
              {t('contact.choose')}
            </option>
            {ContactTopicValues.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact.topics.${topic}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField name="message" label={t('contact.message')} hint={t('contact.messageHint')} error={message('message')}>
        <Textarea rows={7} {...form.register('message')} />
      </FormField>
      <Button type="submit" size="lg" loading={isSubmitting} justifySelf={{ md: 'start' }}>
        {t('contact.send')}
      </Button>
    </chakra.form>
  );
}
