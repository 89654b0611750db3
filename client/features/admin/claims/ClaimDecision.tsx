import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react';
import type { ClaimOfStaff } from './claim-of-staff';
import { DecidedClaim } from './DecidedClaim';
import { MoneyActs } from './MoneyActs';
import { NewDecision } from './NewDecision';
import { PendingDecision } from './PendingDecision';

interface ClaimDecisionProps {
  claim: ClaimOfStaff;
  onDone: () => void;
}

/** The right column of a claim: a decision to make, one to confirm, or what was decided. */
export function ClaimDecision({ claim, onDone }: ClaimDecisionProps) {
  const { t } = useTranslation('staff');
  const { availableActs, pending, isWaiting } = claim.staffRecord;
  return (
    <>
      {claim.decisions.map((decision) => (
        <DecidedClaim key={decision.round} decision={decision} />
      ))}
      {pending && <PendingDecision claim={claim} pending={pending} onDone={onDone} />}
      {availableActs.includes('DECIDE') && <NewDecision claim={claim} onDone={onDone} />}
      <MoneyActs claim={claim} onDone={onDone} />
      {availableActs.length === 0 && !pending && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t(isWaiting ? 'claim.otherStaff' : 'claim.notWaiting')}
        </chakra.p>
      )}
    </>
  );
}
