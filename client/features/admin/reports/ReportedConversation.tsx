import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useReadReportedConversationMutation, type StaffReportCase_ReportFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { BlockHead } from '../components/details';

interface ReportedConversationProps {
  report: StaffReportCase_ReportFragment;
  onRead: () => void;
}

/** The messages around what was reported: shown only when the staff ask for them, and recorded. */
export function ReportedConversation({ report, onRead }: ReportedConversationProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const [read, { data, loading }] = useReadReportedConversationMutation();
  const messages = data?.readReportedConversation.messages;
  if (!report.canReadConversation) return null;
  const names = { OWNER: report.owner?.fullName, REPORTER: report.reporter?.fullName };
  const open = (): void => {
    read({ variables: { input: { code: report.code } } }).then(
      () => {
        toast({ title: t('staff:booking.readDone'), tone: 'success' });
        onRead();
      },
      (problem: unknown) => toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };
  return (
    <Box as="section" aria-label={t('staff:report.conversation')}>
      <BlockHead title={t('staff:report.conversation')} note={t('staff:report.conversationNote')} />
      {messages ? (
        <chakra.ol listStyleType="none" display="grid" gap="3" textStyle="sm">
          {messages.map(({ from, body, createdAt, isReported }) => (
            <li key={`${createdAt}${body}`}>
              <Flex gap="2" alignItems="baseline" flexWrap="wrap">
                <chakra.b fontWeight="600">{names[from] ?? '–'}</chakra.b>
                <chakra.small textStyle="xs" color="fg.subtle">
                  {instant(createdAt)}
                </chakra.small>
                {isReported && <Badge colorPalette="orange">{t('staff:report.reported')}</Badge>}
              </Flex>
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {body}
              </chakra.p>
            </li>
          ))}
        </chakra.ol>
      ) : (
        <Button size="sm" minHeight="11" variant="outline" loading={loading} onClick={open}>
          {t('staff:booking.read')}
        </Button>
      )}
    </Box>
  );
}
