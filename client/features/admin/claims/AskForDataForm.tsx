import { textBounds } from '../../../generated/bounds';
import { useTranslation } from 'react-i18next';
import { useAskForClaimDataMutation } from '../../../generated/graphql';
import type { ClaimSide } from '../../../generated/schema';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { DecisionForm } from '../components/DecisionForm';
import { isUndoable } from '../undo/undoable-acts';
import type { ClaimOfStaff } from './claim-of-staff';

const DAYS = [1, 2, 3, 5, 7] as const;
const USUAL_DAYS = '2';
const ASK_ACT = 'ASK_CLAIM_SIDES';

interface AskForDataFormProps {
  claim: ClaimOfStaff;
  /** False: it stays for the text typed into it, and can no longer be sent. */
  isOffered: boolean;
  onDone: () => void;
  onLeave: () => void;
}

/** The side, the question and the deadline. */
export function AskForDataForm({ claim, isOffered, onDone, onLeave }: AskForDataFormProps) {
  const { t } = useTranslation('staff');
  const [ask] = useAskForClaimDataMutation(KEPT_ALIVE);
  const { renter, host } = claim.booking;
  return (
    <DecisionForm
      name={ASK_ACT}
      undoAs={isUndoable('StaffAct', ASK_ACT) ? claim.id : undefined}
      isDisabled={!isOffered}
      overtaken={isOffered ? undefined : t('room.undo.overtaken')}
      fields={[
        {
          name: 'side',
          label: t('claim.ask.side'),
          kind: [
            { value: 'RENTER', label: `${renter.displayName} · ${t('booking.side.RENTER')}` },
            { value: 'HOST', label: `${host.displayName} · ${t('booking.side.HOST')}` },
          ],
          initial: claim.side,
        },
        {
          name: 'text',
          label: t('claim.ask.text'),
          hint: t('claim.ask.hint', textBounds.claimQuestion),
          kind: 'text',
        },
        {
          name: 'days',
          label: t('claim.ask.days'),
          kind: DAYS.map((count) => ({ value: String(count), label: t('claim.ask.dayCount', { count }) })),
          initial: USUAL_DAYS,
        },
      ]}
      submit={t('claim.ask.send')}
      done={t('claim.ask.done')}
      onSend={({ side, text = '', days = USUAL_DAYS }) =>
        ask({ variables: { input: { claimId: claim.id, side: side as ClaimSide, text, days: Number(days) } } })
      }
      onDone={onDone}
      onLeave={onLeave}
    />
  );
}
