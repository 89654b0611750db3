import { chakra } from '@chakra-ui/react';
import { textBounds } from '../../../generated/bounds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewClaimDecisionMutation } from '../../../generated/graphql';
import { ActDecision } from '../components/ActDecision';
import type { ClaimOfStaff } from './claim-of-staff';
import { DecidedClaim } from './DecidedClaim';
import { DecisionMails } from './DecisionMails';
import { Growth, TwoPersons } from './TwoPersons';

const REVIEWS = ['CONFIRM', 'RETURN'] as const;

interface PendingDecisionProps {
  claim: ClaimOfStaff;
  pending: NonNullable<ClaimOfStaff['staffRecord']['pending']>;
  onDone: () => void;
}

/** A decision that waits for a second person, with the mails to both sides. */
export function PendingDecision({ claim, pending, onDone }: PendingDecisionProps) {
  const { t } = useTranslation('staff');
  const [isSeen, setSeen] = useState(true);
  const [review] = useReviewClaimDecisionMutation();
  const { availableActs, obstacle, aloneCents, options } = claim.staffRecord;
  const { remedy, amountCents, ground, reasons, proposedByName } = pending;
  const offered = REVIEWS.filter((act) => availableActs.includes(act));
  return (
    <>
      <DecidedClaim decision={pending} by={t('claim.proposedBy', { name: proposedByName ?? '–' })} />
      <Growth cents={options.find((option) => option.remedy === remedy)?.growthCents ?? 0} />
      {offered.length === 0 ? (
        <>
          <TwoPersons aloneCents={aloneCents} />
          {obstacle && (
            <chakra.p textStyle="sm" color="fg.muted">
              {t(`claim.obstacle.${obstacle}`)}
            </chakra.p>
          )}
        </>
      ) : (
        <>
          <DecisionMails input={{ claimId: claim.id, remedy, amountCents, ground, reasons }} onSeen={setSeen} />
          <ActDecision
            options={offered.map((act) => ({
              act,
              title: t(`claim.act.${act}`),
              text: t(`claim.actText.${act}`),
            }))}
            fieldsOf={() => [
              {
                name: 'statement',
                label: t('room.statement'),
                hint: t('room.whyHint', textBounds.statement),
                kind: 'text',
              },
            ]}
            done={t('claim.done')}
            isDisabled={!isSeen}
            onSend={(act, { statement = '' }) =>
              review({ variables: { input: { claimId: claim.id, isConfirmed: act === 'CONFIRM', statement } } })
            }
            onDone={onDone}
          />
        </>
      )}
    </>
  );
}
