import { useTranslation } from 'react-i18next';
import type { ReportedKind } from '../../generated/schema';

/** Where the words of a kind's reasons stand among those of the forms. */
const REASONS = {
  SPACE: 'space',
  USER: 'user',
  REVIEW: 'review',
  MESSAGE: 'conversation',
  CONVERSATION: 'conversation',
} as const;

/** The reason of a report in the words of the form that it was chosen in. */
export function useReasonText(): (report: { subject: ReportedKind; reason: string }) => string {
  const { t } = useTranslation('report');
  return ({ subject, reason }) => t(`${REASONS[subject]}.reasons.${reason.toUpperCase()}` as never);
}
