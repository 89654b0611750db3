import { Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../ui/feedback/states';
import { useDecision } from '../undo/decisions';
import { findUnsent } from '../undo/unsent';
import { MONEY_ACTS, type ClaimOfStaff } from './claim-of-staff';
import { DecidedClaim } from './DecidedClaim';
import { OpenQuestion } from './OpenQuestion';

const AskForDataForm = lazy(() => import('./AskForDataForm').then((file) => ({ default: file.AskForDataForm })));
const NewDecision = lazy(() => import('./NewDecision').then((file) => ({ default: file.NewDecision })));
const MoneyActs = lazy(() => import('./MoneyActs').then((file) => ({ default: file.MoneyActs })));
const DecisionNote = lazy(() => import('../undo/DecisionNote').then((file) => ({ default: file.DecisionNote })));
const PendingDecision = lazy(() => import('./PendingDecision').then((file) => ({ default: file.PendingDecision })));

interface ClaimDecisionProps {
  claim: ClaimOfStaff;
  onDone: () => void;
}

/** The right column of a claim: a decision to make, one to confirm, or the result. */
export function ClaimDecision({ claim, onDone }: ClaimDecisionProps) {
  const { t } = useTranslation('staff');
  const { availableActs, pending, obstacle, assignee } = claim.staffRecord;
  // A text that could not be sent when the claim was left is shown again.
  const [isAsking, setAsking] = useState(() => findUnsent(claim.id) !== null);
  const [isDeciding, setDeciding] = useState(false);
  const question = useDecision(claim.id);
  const canDecide = availableActs.includes('DECIDE');
  const canAsk = availableActs.includes('ASK_FOR_DATA');
  const ask = canAsk && !isAsking && (
    <Button variant="outline" alignSelf="flex-start" onClick={() => setAsking(true)}>
      {t('claim.ask.open')}
    </Button>
  );
  return (
    <>
      {claim.decisions.map((decision) => (
        <DecidedClaim key={decision.round} decision={decision} />
      ))}
      {pending && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <PendingDecision claim={claim} pending={pending} onDone={onDone} />
        </Suspense>
      )}
      {/* A decision while a question waits would end it before it is sent; what is written in it stays. */}
      <chakra.div display={question ? 'none' : 'contents'}>
        {canDecide || isDeciding ? (
          <Suspense fallback={<SkeletonRows count={2} />}>
            <NewDecision claim={claim} beside={ask} isOffered={canDecide} onOpen={setDeciding} onDone={onDone} />
          </Suspense>
        ) : (
          ask
        )}
      </chakra.div>
      {question && !isAsking && (
        // Sent on leaving, and on its way still.
        <Suspense>
          <DecisionNote undoable={question} onUndo={() => undefined} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <AskForDataForm
            claim={claim}
            isOffered={canAsk}
            onDone={() => {
              setAsking(false);
              onDone();
            }}
            onLeave={() => setAsking(false)}
          />
        </Suspense>
      )}
      <OpenQuestion claim={claim} />
      {MONEY_ACTS.some((act) => availableActs.includes(act)) && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <MoneyActs claim={claim} onDone={onDone} />
        </Suspense>
      )}
      {availableActs.length === 0 && !pending && claim.status !== 'AWAITING_DATA' && (
        <chakra.p textStyle="sm" color="fg.muted">
          {obstacle ? t(`claim.obstacle.${obstacle}`, { name: assignee?.displayName ?? '–' }) : t('claim.notWaiting')}
        </chakra.p>
      )}
    </>
  );
}
