import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffReportCase_ReportFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import { dottedText } from '../../../ui/display/dotted-text';

/** The middle column of a report: the reported text, the statements, the decision, and the complaint. */
export function ReportStatements({ report }: { report: StaffReportCase_ReportFragment }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const { messageText, review, details, statement, decidedAt, decidedByName, status, complaint, isOwnInitiative } =
    report;
  const reported = messageText ?? review?.text;
  return (
    <>
      {reported && <Statement title={t('report.reported')} text={reported} />}
      {!isOwnInitiative && (
        <Statement title={t('report.details')} text={details || t('report.noDetails')} isQuiet={!details} />
      )}
      {statement && (
        <Statement
          title={isOwnInitiative ? t('report.own') : t(`report.status.${status}`)}
          note={dottedText([decidedByName, decidedAt && instant(decidedAt)])}
          text={statement}
        />
      )}
      {complaint && (
        <Statement
          title={t(`report.complaintOf.${complaint.side}`)}
          note={instant(complaint.complainedAt)}
          text={complaint.text}
        />
      )}
      {complaint?.outcome && (
        <Statement
          title={t(`report.outcome.${complaint.outcome}`)}
          note={dottedText([complaint.decidedByName, complaint.decidedAt && instant(complaint.decidedAt)])}
          text={complaint.statement ?? ''}
        />
      )}
    </>
  );
}

function Statement({ title, note, text, isQuiet }: { title: string; note?: string; text: string; isQuiet?: boolean }) {
  return (
    <Box as="section" aria-label={title}>
      <BlockHead title={title} note={note} />
      <Box layerStyle="panel" padding="4">
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color={isQuiet ? 'fg.muted' : undefined}>
          {text}
        </chakra.p>
      </Box>
    </Box>
  );
}
