import { useTranslation } from 'react-i18next';
import type { StaffReportCase_ReportFragment } from '../../../generated/graphql';
import { Details, DetailSection } from '../components/details';
import { RecordLink } from '../components/RecordLink';

/** The left column of a report: its subject and the two sides. */
export function ReportDetails({ report }: { report: StaffReportCase_ReportFragment }) {
  const { t } = useTranslation('staff');
  const { space, review, owner, reporter, otherReportCount, subject, isOwnInitiative, followsCode } = report;
  return (
    <>
      <DetailSection title={t('report.about')}>
        <Details
          rows={[
            [t('report.columns.kind'), t(`report.kind.${subject}`)],
            ...(space
              ? ([
                  [
                    t('report.space'),
                    <RecordLink
                      key="space"
                      to={`/admin/spaces/${space.id}`}
                      text={space.title ?? t('space.untitled')}
                    />,
                  ],
                  [t('space.filter.status'), t(`space.status.${space.status}`)],
                ] as const)
              : []),
            ...(review ? ([[t('report.stars'), review.overall]] as const) : []),
            ...(followsCode
              ? ([
                  [
                    t('report.follows'),
                    <RecordLink key="follows" to={`/admin/reports/${followsCode}`} text={followsCode} />,
                  ],
                ] as const)
              : []),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('report.sides')}>
        <Details
          rows={[
            [
              t('report.owner'),
              owner ? <RecordLink key="owner" to={`/admin/people/${owner.id}`} text={owner.fullName} /> : '–',
            ],
            [t('report.otherReports'), otherReportCount],
            [
              t('report.reporter'),
              reporter ? (
                <RecordLink key="reporter" to={`/admin/people/${reporter.id}`} text={reporter.fullName} />
              ) : (
                t(isOwnInitiative ? 'report.own' : 'report.visitor')
              ),
            ],
          ]}
        />
      </DetailSection>
    </>
  );
}
