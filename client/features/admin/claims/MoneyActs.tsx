import { useTranslation } from 'react-i18next';
import { useRetryDepositChargeMutation, useSettleGuaranteePaymentMutation } from '../../../generated/graphql';
import { ActDecision } from '../components/ActDecision';
import { MONEY_ACTS, type ClaimOfStaff } from './claim-of-staff';

interface MoneyActsProps {
  claim: ClaimOfStaff;
  onDone: () => void;
}

/** The remaining payments of a closed claim. */
export function MoneyActs({ claim: { id: claimId, staffRecord }, onDone }: MoneyActsProps) {
  const { t } = useTranslation('staff');
  const [settle] = useSettleGuaranteePaymentMutation();
  const [retry] = useRetryDepositChargeMutation();
  const offered = MONEY_ACTS.filter((act) => staffRecord.availableActs.includes(act));
  return (
    <ActDecision
      options={offered.map((act) => ({ act, title: t(`claim.act.${act}`), text: t(`claim.actText.${act}`) }))}
      fieldsOf={(act) =>
        act === 'SETTLE_GUARANTEE'
          ? [{ name: 'transferReference', label: t('claim.transferReference'), kind: 'line' }]
          : []
      }
      done={t('claim.done')}
      onSend={(act, { transferReference = '' }) =>
        act === 'SETTLE_GUARANTEE'
          ? settle({ variables: { input: { claimId, transferReference } } })
          : retry({ variables: { input: { claimId } } })
      }
      onDone={onDone}
    />
  );
}
