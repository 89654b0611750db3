import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReportCase_ReportFragment } from '../../../generated/graphql';
import { ActDecision } from '../components/ActDecision';
import { isUndoable } from '../undo/undoable-acts';
import { previewOf, useReportFields, useSendReportAct } from './report-acts';
import { ReportActPreview } from './ReportActPreview';

interface ReportDecisionProps {
  report: StaffReportCase_ReportFragment;
  onDone: () => void;
}

/** The acts on a report that the server offers. An act can be sent once every mail of its preview was viewed. */
export function ReportDecision({ report, onDone }: ReportDecisionProps) {
  const { t } = useTranslation(['staff', 'errors']);
  const [isSeen, setSeen] = useState(true);
  const fieldsOf = useReportFields(report);
  const send = useSendReportAct();
  return (
    <>
      {report.mustRevokeRole && (
        <chakra.p role="note" textStyle="sm">
          {t('errors:codes.FORBIDDEN_staff')}
        </chakra.p>
      )}
      <ActDecision
        options={report.availableActs.map((act) => ({
          act,
          title: t(`report.act.${act}`),
          text: act === 'UPHOLD' ? t(`report.uphold.${report.subject}`) : t(`report.actText.${act}`),
        }))}
        fieldsOf={fieldsOf}
        dangerous={['UPHOLD']}
        undo={{ of: report.code, can: (act) => isUndoable('StaffReportAct', act) }}
        isDisabled={!isSeen}
        onChoose={() => setSeen(true)}
        renderPreview={(act, values) => {
          const input = previewOf(report.code, act, values);
          return input && <ReportActPreview input={input} onSeen={setSeen} />;
        }}
        done={t('report.done')}
        onSend={(act, values) => send(report.code, act, values)}
        onDone={onDone}
        onRefused={onDone}
      />
    </>
  );
}
