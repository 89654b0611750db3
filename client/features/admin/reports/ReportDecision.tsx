import { useTranslation } from 'react-i18next';
import {
  useDecideReportComplaintMutation,
  useDecideReportMutation,
  useTakeReportComplaintMutation,
  type StaffReportCase_ReportFragment,
} from '../../../generated/graphql';
import type { ReportSide, StaffReportAct } from '../../../generated/schema';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';

interface ReportDecisionProps {
  report: StaffReportCase_ReportFragment;
  onDone: () => void;
}

/** The acts about a report that the server offers. */
export function ReportDecision({ report, onDone }: ReportDecisionProps) {
  const { t } = useTranslation('staff');
  const fieldsOf = useReportFields();
  const send = useSendReportAct(report.code);
  return (
    <ActDecision
      options={report.availableActs.map((act) => ({
        act,
        title: t(`report.act.${act}`),
        text: act === 'UPHOLD' ? t(`report.uphold.${report.subject}`) : t(`report.actText.${act}`),
      }))}
      fieldsOf={fieldsOf}
      dangerous={['UPHOLD']}
      done={t('report.done')}
      onSend={send}
      onDone={onDone}
    />
  );
}

function useReportFields(): (act: StaffReportAct) => readonly DecisionField[] {
  const { t } = useTranslation('staff');
  const statement: DecisionField = {
    name: 'statement',
    label: t('room.statement'),
    hint: t('report.statementHint'),
    kind: 'text',
  };
  const choice = (name: string, label: string, values: readonly (readonly [string, string])[]): DecisionField => ({
    name,
    label,
    kind: values.map(([value, text]) => ({ value, label: text })),
  });
  const fields: Record<StaffReportAct, readonly DecisionField[]> = {
    UPHOLD: [statement],
    DISMISS: [
      choice('ground', t('report.ground'), [
        ['some', t('report.someGround')],
        ['none', t('report.noGround')],
      ]),
      statement,
    ],
    TAKE_COMPLAINT: [
      choice('side', t('report.side'), [
        ['REPORTER', t('report.reporter')],
        ['OWNER', t('report.owner')],
      ]),
      { name: 'text', label: t('report.complaintText'), hint: t('report.complaintHint'), kind: 'text' },
    ],
    DECIDE_COMPLAINT: [
      choice('outcome', t('report.result'), [
        ['KEPT', t('report.outcome.KEPT')],
        ['CHANGED', t('report.outcome.CHANGED')],
      ]),
      statement,
    ],
  };
  return (act) => fields[act];
}

function useSendReportAct(code: string): (act: StaffReportAct, values: DecisionValues) => Promise<unknown> {
  const [decide] = useDecideReportMutation();
  const [take] = useTakeReportComplaintMutation();
  const [decideComplaint] = useDecideReportComplaintMutation();
  const senders: Record<StaffReportAct, (values: DecisionValues) => Promise<unknown>> = {
    UPHOLD: ({ statement = '' }) => decide({ variables: { input: { code, isUpheld: true, statement } } }),
    DISMISS: ({ statement = '', ground }) =>
      decide({ variables: { input: { code, isUpheld: false, isUnfounded: ground === 'none', statement } } }),
    TAKE_COMPLAINT: ({ side, text = '' }) => take({ variables: { input: { code, side: side as ReportSide, text } } }),
    DECIDE_COMPLAINT: ({ outcome, statement = '' }) =>
      decideComplaint({ variables: { input: { code, isChanged: outcome === 'CHANGED', statement } } }),
  };
  return (act, values) => senders[act](values);
}
