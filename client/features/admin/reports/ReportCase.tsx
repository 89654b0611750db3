import { useTranslation } from 'react-i18next';
import { useStaffReportQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { ReportState } from './report-cells';
import { ReportDecision } from './ReportDecision';
import { ReportDetails } from './ReportDetails';
import { ReportedConversation } from './ReportedConversation';
import { ReportStatements } from './ReportStatements';

/** The reported content, its reporter, and the decision. */
export function ReportCase({ code }: { code: string }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const query = useStaffReportQuery({ variables: { code }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={(data) => data.staffReport}
      backTo="/admin/reports?waiting=yes"
      renderCase={(report, refresh) => ({
        title: `${t(`report.kind.${report.subject}`)}: ${report.isOwnInitiative ? t('report.own') : report.reasonName}`,
        sub: (
          <>
            <span>{report.code}</span>
            <ReportState report={report} />
            <span>{t('report.openedAt', { at: instant(report.openedAt) })}</span>
          </>
        ),
        details: <ReportDetails report={report} />,
        events: (
          <>
            <ReportStatements report={report} />
            <ReportedConversation report={report} onRead={refresh} />
            <Timeline records={report.timeline} />
          </>
        ),
        decision: <ReportDecision report={report} onDone={refresh} />,
      })}
    />
  );
}
