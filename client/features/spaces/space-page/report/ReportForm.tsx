import { Box, Button, chakra, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { Checkbox } from '../../../../forms/choices';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { fieldId, FormField } from '../../../../forms/FormField';
import { errorMessage, showServerErrors, summaryOf } from '../../../../forms/server-errors';
import { useReportSpaceMutation } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useAuth } from '../../../../session/AuthProvider';
import { TextLink } from '../../../../ui/TextLink';
import { REASONS, reportSchema, type ReportValues } from './report.schema';

const FIELDS = ['reason', 'details', 'fullName', 'email', 'isGoodFaith'] as const;

interface ReportFormProps {
  spaceId: string;
  onSent: (receipt: { code: string; email: string }) => void;
}

function useReportForm({ spaceId, onSent }: ReportFormProps) {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { fieldText } = useErrorText();
  const [send] = useReportSpaceMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<ReportValues>({
    resolver: zodResolver(reportSchema(user !== null)),
    defaultValues: { details: '', fullName: '', email: '', isGoodFaith: false },
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(async ({ fullName, email, ...notice }) => {
    setFailure(null);
    try {
      const who = user ? {} : { fullName, email };
      const { data } = await send({ variables: { input: { spaceId, ...notice, ...who, locale: i18n.language === 'en' ? 'EN' : 'ES' } } });
      if (data) onSent({ code: data.reportSpace, email: user?.email ?? email });
    } catch (error) {
      const problem = toAppError(error);
      const rest = showServerErrors(problem, form.setError, FIELDS, fieldText);
      setFailure(problem.fields.length > rest.length ? null : problem);
    }
  });
  return { form, submit, failure, isSignedIn: user !== null };
}

/** What is wrong and why; a visitor also says who she is. */
export function ReportForm(props: ReportFormProps) {
  const { t } = useTranslation('space');
  const { textOf, fieldText } = useErrorText();
  const { form, submit, failure, isSignedIn } = useReportForm(props);
  const { errors, isSubmitting, submitCount } = form.formState;
  const message = (name: (typeof FIELDS)[number]) => errorMessage(errors[name]?.message, fieldText);
  const summary = [...summaryOf(errors, FIELDS, fieldText), ...(failure ? [{ name: null, message: textOf(failure) }] : [])];
  const faithError = message('isGoodFaith');
  const faithErrorId = `${fieldId('isGoodFaith')}-error`;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      <ErrorSummary errors={summary} attempt={submitCount} />
      <chakra.p color="fg.muted">
        {t('report.lead')} <TextLink to="/trust-safety">{t('report.how')}</TextLink>
      </chakra.p>
      <FormField name="reason" label={t('report.reason')} error={message('reason')}>
        <NativeSelect.Root size="lg">
          <NativeSelect.Field defaultValue="" {...form.register('reason')}>
            <option value="" disabled>
              {t('report.choose')}
            </option>
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`report.reasons.${reason}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField name="details" label={t('report.details')} hint={t('report.detailsHint')} error={message('details')}>
        <Textarea rows={5} {...form.register('details')} />
      </FormField>
      {!isSignedIn && (
        <>
          <FormField name="fullName" label={t('report.name')} error={message('fullName')}>
            <Input size="lg" autoComplete="name" {...form.register('fullName')} />
          </FormField>
          <FormField name="email" label={t('report.email')} hint={t('report.emailHint')} error={message('email')}>
            <Input size="lg" type="email" autoComplete="email" {...form.register('email')} />
          </FormField>
        </>
      )}
      <Box>
        <Checkbox id={fieldId('isGoodFaith')} {...(faithError && { errorId: faithErrorId })} {...form.register('isGoodFaith')}>
          {t('report.goodFaith')}
        </Checkbox>
        {faithError && (
          <chakra.p id={faithErrorId} display="flex" gap="1.5" mt="1.5" textStyle="sm" fontWeight="500" color="fg.error">
            <CircleAlert size={16} aria-hidden />
            {faithError}
          </chakra.p>
        )}
      </Box>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t('report.send')}
      </Button>
    </chakra.form>
  );
}
