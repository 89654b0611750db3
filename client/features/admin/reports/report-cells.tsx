import { Badge, chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffReportRow_ReportFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';

/** The status of a report: its deadline while it waits, else the decision. */
export function ReportState({ report }: { report: StaffReportRow_ReportFragment }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const { isWaiting, isLate, dueAt, status, isUnfounded } = report;
  if (isWaiting)
    return (
      <Flex as="span" alignItems="center" gap="1.5" color={isLate ? 'fg.error' : undefined} fontWeight="500">
        {isLate && <AlarmClock size={15} aria-hidden />}
        {t(isLate ? 'report.late' : 'report.due', { day: instant(dueAt, SHORT_DAY) })}
      </Flex>
    );
  return (
    <Flex as="span" gap="2" alignItems="center">
      <chakra.span color="fg.muted">{t(`report.status.${status}`)}</chakra.span>
      {isUnfounded && <Badge colorPalette="orange">{t('report.unfounded')}</Badge>}
    </Flex>
  );
}
