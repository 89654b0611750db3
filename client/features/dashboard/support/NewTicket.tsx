import { Box, Button, chakra, Flex, Grid, Input, Stack, Textarea } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ChipChoice } from '../../../forms/ChipChoice';
import { Checkbox } from '../../../forms/choices';
import { FormField } from '../../../forms/FormField';
import { ticketBounds } from '../../../generated/bounds';
import { MyTicketsDocument, useOpenTicketMutation, useSupportPromiseQuery } from '../../../generated/graphql';
import type { TicketCategory } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { RichText } from '../../../i18n/RichText';
import { useErrorText } from '../../../i18n/use-error-text';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { toast } from '../../../ui/feedback/toast';
import { TextLink } from '../../../ui/links/TextLink';
import { useTicketFiles } from '../../../ui/support/use-ticket-files';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { BookingField } from './BookingField';
import { FilesField } from './FilesField';
import { Suggestions } from './Suggestions';
import { ticketPath } from './support-path';

/* In the order of the page. Reports have their own forms beside the reported content. */
const CATEGORIES: readonly TicketCategory[] = [
  'BOOKING',
  'PAYMENT',
  'REFUND',
  'ACCESS',
  'DAMAGE',
  'VERIFICATION',
  'SPACE',
  'ACCOUNT',
  'PERSONAL_DATA',
  'OTHER',
];

const categoryOf = (param: string | null): TicketCategory =>
  CATEGORIES.find((category) => category.toLowerCase() === param) ?? 'BOOKING';

/** A new question to support, with articles that may answer it. */
export function NewTicket() {
  const { t } = useTranslation('support');
  const { mode } = useDashboardMode();
  const [params] = useSearchParams();
  const [subject, setSubject] = useState(() => params.get('subject')?.slice(0, ticketBounds.subject.max) ?? '');
  const [category, setCategory] = useState<TicketCategory>(() => categoryOf(params.get('category')));
  return (
    <>
      <Box>
        <chakra.div
          asChild
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight="11"
          textStyle="sm"
          color="fg.muted"
        >
          <Link to={ticketPath(mode)}>
            <ArrowLeft size={16} aria-hidden />
            {t('title')}
          </Link>
        </chakra.div>
        <chakra.h1 textStyle="h2">{t('form.title')}</chakra.h1>
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} gap="6" alignItems="start">
        <QuestionForm category={category} onCategory={setCategory} subject={subject} onSubject={setSubject} />
        <Suggestions text={subject} category={category} />
      </Grid>
    </>
  );
}

interface QuestionFormProps {
  category: TicketCategory;
  onCategory: (category: TicketCategory) => void;
  subject: string;
  onSubject: (subject: string) => void;
}

function QuestionForm({ category, onCategory, subject, onSubject }: QuestionFormProps) {
  const { t } = useTranslation('support');
  const { number } = useFormats();
  const { moment } = useTicketTimes();
  const { textOf, fieldText } = useErrorText();
  const { mode } = useDashboardMode();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const uploads = useTicketFiles();
  const [body, setBody] = useState('');
  const [bookingId, setBookingId] = useState<string | null>(params.get('booking'));
  const [isDangerous, setIsDangerous] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [open, { loading }] = useOpenTicketMutation({ refetchQueries: [MyTicketsDocument] });
  const canBeDangerous = category === 'DAMAGE' || category === 'OTHER';
  const urgency = { category, isDangerous: canBeDangerous && isDangerous };
  const { data } = useSupportPromiseQuery({ variables: { input: urgency }, fetchPolicy: 'cache-and-network' });
  const promise = data?.supportPromise;
  const errorOf = (path: string): string | undefined => {
    const field = failure?.fields.find((one) => one.path === path);
    return field && fieldText(field);
  };
  // Sending leaves the page, and with it the files that could still be uploaded.
  const hasFailedFiles = uploads.files.some(({ problem }) => problem !== null);
  const submit = async (): Promise<void> => {
    setFailure(null);
    setRefused(hasFailedFiles);
    if (hasFailedFiles) return;
    try {
      const input = { ...urgency, subject, body, bookingId, fileIds: uploads.ids, idempotencyKey: key };
      const { data: sent } = await open({ variables: { input } });
      if (!sent) return;
      const { id, code, firstAnswerDueAt } = sent.openTicket.ticket;
      toast({ title: t('form.sent', { code, at: moment(firstAnswerDueAt) }), tone: 'success' });
      void navigate(ticketPath(mode, id));
    } catch (error) {
      const problem = toAppError(error);
      // The server has an earlier version, whose response was lost: the next press sends this one as another question.
      if (problem.code === 'IDEMPOTENCY_KEY_REUSED') setKey(crypto.randomUUID());
      setFailure(problem);
    }
  };
  const { min, max } = ticketBounds.body;
  return (
    <chakra.form
      layerStyle="panel"
      padding={{ base: '4', md: '6' }}
      display="grid"
      gap="5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && failure.fields.length === 0 && (
        <AlertBox>
          {failure.code === 'IDEMPOTENCY_KEY_REUSED' ? (
            <chakra.p>
              <RichText text={t('form.received')} marks={{ list: <TextLink to={ticketPath(mode)} /> }} />
            </chakra.p>
          ) : (
            textOf(failure)
          )}
        </AlertBox>
      )}
      <chakra.fieldset border="0" minWidth="0">
        <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
          {t('form.category')}
        </chakra.legend>
        <Flex wrap="wrap" gap="2">
          {CATEGORIES.map((one) => (
            <ChipChoice
              key={one}
              kind="radio"
              name="category"
              isChecked={category === one}
              onChange={() => onCategory(one)}
            >
              {t(`categories.${one}`)}
            </ChipChoice>
          ))}
        </Flex>
      </chakra.fieldset>
      {canBeDangerous && (
        <Stack gap="1">
          <Checkbox checked={isDangerous} onChange={({ target }) => setIsDangerous(target.checked)}>
            {t('form.danger')}
          </Checkbox>
          {isDangerous && (
            <chakra.p textStyle="sm" color="fg.warning">
              {t('form.dangerHint')}
            </chakra.p>
          )}
        </Stack>
      )}
      <BookingField value={bookingId} onChange={setBookingId} />
      <FormField name="subject" label={t('form.subject')} error={errorOf('subject')}>
        <Input
          size="lg"
          maxLength={ticketBounds.subject.max}
          value={subject}
          onChange={({ target }) => onSubject(target.value)}
        />
      </FormField>
      <FormField
        name="body"
        label={t('form.body')}
        error={errorOf('body')}
        hint={
          <Flex justify="space-between" gap="4">
            <span>{t('form.count', { min, max: number(max) })}</span>
            <chakra.span fontVariantNumeric="tabular-nums">{number([...body.trim()].length)}</chakra.span>
          </Flex>
        }
      >
        <Textarea rows={5} value={body} onChange={({ target }) => setBody(target.value)} />
      </FormField>
      <FilesField uploads={uploads} error={isRefused && hasFailedFiles ? t('form.filesFailed') : errorOf('fileIds')} />
      <Flex wrap="wrap" justify="space-between" align="center" gap="3">
        <chakra.p textStyle="sm" color="fg.muted" aria-live="polite">
          {promise && (
            <>
              {t('form.answerBy')} <chakra.b color="fg">{moment(promise.answerBy)}</chakra.b>
            </>
          )}
        </chakra.p>
        <Button
          type="submit"
          size="lg"
          loading={loading}
          disabled={uploads.isBusy}
          width={{ base: 'full', sm: 'auto' }}
        >
          {t('form.send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
