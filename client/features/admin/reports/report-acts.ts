import { textBounds } from '../../../generated/bounds';
import { useTranslation } from 'react-i18next';
import {
  useDecideReportComplaintMutation,
  useDecideReportMutation,
  useTakeReportComplaintMutation,
  type ReportActPreviewInput,
} from '../../../generated/graphql';
import type { ReportSide, StaffReportAct } from '../../../generated/schema';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';

/** Whether a decision may be reversed, and whether a role of the person must be revoked first. */
interface ReversalOf {
  readonly mayReverse: boolean;
  readonly mustRevokeRole: boolean;
}

/** The fields of each act on a report. */
export function useReportFields(
  { mayReverse, mustRevokeRole }: ReversalOf = { mayReverse: true, mustRevokeRole: false },
): (act: StaffReportAct) => readonly DecisionField[] {
  const { t } = useTranslation(['staff', 'errors']);
  const statement: DecisionField = {
    name: 'statement',
    label: t('room.statement'),
    hint: t('report.statementHint', textBounds.statement),
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
      {
        name: 'text',
        label: t('report.complaintText'),
        hint: t('report.complaintHint', textBounds.statement),
        kind: 'text',
      },
    ],
    DECIDE_COMPLAINT: [
      {
        ...choice('outcome', t('report.result'), [
          ['KEPT', t('report.outcome.KEPT')],
          ...(mayReverse ? [['CHANGED', t('report.outcome.CHANGED')] as const] : []),
        ]),
        // The role is named above all acts.
        ...(!mayReverse && !mustRevokeRole && { hint: t('errors:codes.FORBIDDEN_ban') }),
      },
      statement,
    ],
  };
  return (act) => fields[act];
}

/** The input for the preview of an act; null when nobody is notified. */
export const previewOf = (
  code: string,
  act: StaffReportAct,
  { statement = '', ground, outcome }: DecisionValues,
): ReportActPreviewInput | null =>
  act === 'TAKE_COMPLAINT'
    ? null
    : { code, act, statement, isUnfounded: ground === 'none', isChanged: outcome === 'CHANGED' };

/** Sends an act about a report with the values of its form; `others` are further reports that the same decision answers. */
export function useSendReportAct(): (
  code: string,
  act: StaffReportAct,
  values: DecisionValues,
  others?: readonly string[],
) => Promise<unknown> {
  const [decide] = useDecideReportMutation(KEPT_ALIVE);
  const [take] = useTakeReportComplaintMutation(KEPT_ALIVE);
  const [decideComplaint] = useDecideReportComplaintMutation(KEPT_ALIVE);
  const sendersOf = (
    code: string,
    others: readonly string[],
  ): Record<StaffReportAct, (values: DecisionValues) => Promise<unknown>> => ({
    UPHOLD: ({ statement = '' }) => decide({ variables: { input: { code, isUpheld: true, statement } } }),
    DISMISS: ({ statement = '', ground }) =>
      decide({
        variables: {
          input: { code, isUpheld: false, isUnfounded: ground === 'none', unfoundedCodes: [...others], statement },
        },
      }),
    TAKE_COMPLAINT: ({ side, text = '' }) => take({ variables: { input: { code, side: side as ReportSide, text } } }),
    DECIDE_COMPLAINT: ({ outcome, statement = '' }) =>
      decideComplaint({ variables: { input: { code, isChanged: outcome === 'CHANGED', statement } } }),
  });
  return (code, act, values, others = []) => sendersOf(code, others)[act](values);
}
