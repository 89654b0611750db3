import { Box, Button, chakra, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../apollo/app-error';
import { Checkbox } from '../../forms/choices';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { fieldId, FormField } from '../../forms/FormField';
import { useServerForm } from '../../forms/use-server-form';
import type { Locale, WordListName } from '../../generated/schema';
import { useAuth } from '../../session/AuthProvider';
import { TextLink } from '../links/TextLink';
import { Reasons, type Reason } from '../reasons/Reasons';
import { reportSchema, type ReportValues } from './report.schema';

/** The input of every report mutation, without the reported object. */
export interface Notice<R extends string> {
  reason: R;
  details: string;
  isGoodFaith: boolean;
  fullName?: string;
  email?: string;
  locale: Locale;
}

export interface ReportFormProps<R extends string> {
  /** What happens with a report, before a link to more about it. */
  lead: string;
  /** Where the reasons are rendered. */
  list: WordListName;
  detailsHint: string;
  /** Help about the chosen reason. */
  notes?: Partial<Record<R, ReactNode>>;
  /** Returns the code of the report. */
  send: (notice: Notice<R>) => Promise<string | undefined>;
  onSent: (receipt: { code: string; email: string }) => void;
}

function useReportForm<R extends string>({ send, onSent }: ReportFormProps<R>) {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const form = useServerForm<ReportValues>({
    schema: reportSchema(user !== null),
    defaultValues: { reason: '', details: '', fullName: '', email: '', isGoodFaith: false },
    fields: ['reason', 'details', 'fullName', 'email', 'isGoodFaith'],
    send: async ({ reason, fullName, email, ...notice }) => {
      try {
        const who = user ? {} : { fullName, email };
        const code = await send({
          ...notice,
          ...who,
          reason: reason as R,
          locale: i18n.language === 'en' ? 'EN' : 'ES',
        });
        if (code) onSent({ code, email: user?.email ?? email });
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  return { ...form, isSignedIn: user !== null };
}

/** Reason and description; visitors also enter name and e-mail. */
export function ReportForm<R extends string>(props: ReportFormProps<R>) {
  return <Reasons<R> list={props.list}>{(reasons) => <Fields {...props} reasons={reasons} />}</Reasons>;
}

function Fields<R extends string>({ reasons, ...props }: ReportFormProps<R> & { reasons: readonly Reason<R>[] }) {
  const { t } = useTranslation('report');
  const { control, register, messageOf, summary, onSubmit, isSubmitting, isSignedIn } = useReportForm(props);
  const reason = useWatch({ control, name: 'reason' });
  const faithError = messageOf('isGoodFaith');
  const faithErrorId = `${fieldId('isGoodFaith')}-error`;
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5">
      <ErrorSummary {...summary} />
      <chakra.p color="fg.muted">
        {props.lead} <TextLink to="/trust-safety">{t('how')}</TextLink>
      </chakra.p>
      <FormField name="reason" label={t('reason')} error={messageOf('reason')}>
        <NativeSelect.Root size="lg">
          <NativeSelect.Field {...register('reason')}>
            <option value="" disabled>
              {t('choose')}
            </option>
            {reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      {props.notes?.[reason as R]}
      <FormField name="details" label={t('details')} hint={props.detailsHint} error={messageOf('details')}>
        <Textarea rows={5} {...register('details')} />
      </FormField>
      {!isSignedIn && (
        <>
          <FormField name="fullName" label={t('name')} error={messageOf('fullName')}>
            <Input size="lg" autoComplete="name" {...register('fullName')} />
          </FormField>
          <FormField name="email" label={t('email')} hint={t('emailHint')} error={messageOf('email')}>
            <Input size="lg" type="email" autoComplete="email" {...register('email')} />
          </FormField>
        </>
      )}
      <Box>
        <Checkbox
          id={fieldId('isGoodFaith')}
          {...(faithError && { errorId: faithErrorId })}
          {...register('isGoodFaith')}
        >
          {t('goodFaith')}
        </Checkbox>
        {faithError && (
          <chakra.p
            id={faithErrorId}
            display="flex"
            gap="1.5"
            mt="1.5"
            textStyle="sm"
            fontWeight="500"
            color="fg.error"
          >
            <CircleAlert size={16} aria-hidden />
            {faithError}
          </chakra.p>
        )}
      </Box>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t('send')}
      </Button>
    </chakra.form>
  );
}
