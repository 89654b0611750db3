import { useTranslation } from 'react-i18next';
import type { CommissionKind } from '../../generated/schema';
import { useFormats } from '../../i18n/format';

/** A host's commission as text: its rate, and why it differs from the usual one. */
export function useCommissionText(): (commission: { kind: CommissionKind; bps: number }) => string {
  const { t } = useTranslation('domain');
  const { percent } = useFormats();
  return ({ kind, bps }) => t(`commission.${kind}`, { share: percent(bps / 100) });
}
