import { textBounds } from '../../../generated/bounds';
import { claimBounds } from '../../../generated/claim-bounds';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideClaimMutation, type ClaimDecisionPreviewInput } from '../../../generated/graphql';
import type { ClaimGround, ClaimRemedy } from '../../../generated/schema';
import { ClaimGroundValues } from '../../../generated/values/ClaimGround';
import { useFormats } from '../../../i18n/format';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';
import { centsOf, eurosOf } from '../money/cents-of';
import type { ClaimOfStaff } from './claim-of-staff';
import { DecisionMails } from './DecisionMails';
import { Growth, TwoPersons } from './TwoPersons';

interface NewDecisionProps {
  claim: ClaimOfStaff;
  /** The button that asks for more data before a decision. */
  beside?: ReactNode;
  /** False: its form stays for the text typed into it, and can no longer be sent. */
  isOffered: boolean;
  /** Called with whether the form of a decision is open. */
  onOpen: (isOpen: boolean) => void;
  onDone: () => void;
}

/** The possible decisions, each with its amount; the reasons, and the mails to both sides. */
export function NewDecision({ claim, beside, isOffered, onOpen, onDone }: NewDecisionProps) {
  const { t } = useTranslation(['staff', 'claims']);
  const { money, price } = useFormats();
  const [isSeen, setSeen] = useState(true);
  const [decide] = useDecideClaimMutation();
  const { aloneCents } = claim.staffRecord;
  const [options, setOptions] = useState(claim.staffRecord.options);
  // A claim that is no longer decided has none, but the open form still shows its own.
  if (isOffered && options !== claim.staffRecord.options) setOptions(claim.staffRecord.options);
  const fieldsOf = useFieldsOf(options);
  const inputOf = (remedy: ClaimRemedy, values: DecisionValues): ClaimDecisionPreviewInput => {
    const option = options.find((one) => one.remedy === remedy);
    const amountCents = option?.hasOwnSum ? centsOf(values['amountCents'] ?? '') : (option?.amountCents ?? 0);
    const { ground, reasons = '' } = values;
    return { claimId: claim.id, remedy, amountCents, ground: ground as ClaimGround, reasons };
  };
  const growthOf = (remedy: ClaimRemedy) => options.find((one) => one.remedy === remedy)?.growthCents ?? 0;
  const needsTwo = (remedy: ClaimRemedy, values: DecisionValues) =>
    inputOf(remedy, values).amountCents + growthOf(remedy) > aloneCents;
  return (
    <ActDecision
      options={(isOffered ? options : []).map(({ remedy, amountCents, laterCents, hasOwnSum }) => ({
        act: remedy,
        title: t(`claims:proposal.${remedy}`, claimBounds),
        text: t(`staff:claim.optionText.${remedy}`, {
          later: money(laterCents),
          amount: price(claimBounds.rebookingMaxCents),
        }),
        amount: hasOwnSum && amountCents === 0 ? undefined : money(amountCents),
      }))}
      fieldsOf={fieldsOf}
      submitOf={(remedy, values) => t(needsTwo(remedy, values) ? 'staff:claim.propose' : 'staff:claim.decide')}
      done={t('staff:claim.done')}
      isDisabled={!isSeen}
      onChoose={(remedy) => {
        setSeen(true);
        onOpen(remedy !== null);
      }}
      renderPreview={(remedy, values) => (
        <>
          <DecisionMails input={inputOf(remedy, values)} onSeen={setSeen} />
          <Growth cents={growthOf(remedy)} />
          {needsTwo(remedy, values) && <TwoPersons aloneCents={aloneCents} />}
        </>
      )}
      beside={beside}
      onSend={async (remedy, values) => {
        try {
          await decide({ variables: { input: inputOf(remedy, values) } });
        } catch (error) {
          // The amount may have changed meanwhile, or somebody else has decided.
          onDone();
          throw error;
        }
      }}
      onDone={onDone}
    />
  );
}

function useFieldsOf(
  options: ClaimOfStaff['staffRecord']['options'],
): (remedy: ClaimRemedy) => readonly DecisionField[] {
  const { t } = useTranslation(['staff', 'claims']);
  const ground: DecisionField = {
    name: 'ground',
    label: t('staff:room.reason'),
    kind: [
      { value: '', label: t('staff:claim.chooseGround') },
      ...ClaimGroundValues.map((value) => ({ value, label: t(`claims:grounds.${value}`) })),
    ],
  };
  const reasons: DecisionField = {
    name: 'reasons',
    label: t('staff:room.statement'),
    hint: t('staff:claim.reasonsHint', textBounds.claimReasons),
    kind: 'text',
  };
  return (remedy) => {
    const option = options.find((one) => one.remedy === remedy);
    const amount: DecisionField = {
      name: 'amountCents',
      label: t('staff:claim.amountLabel'),
      hint: t('staff:claim.amountHint'),
      kind: 'line',
      initial: option && option.amountCents > 0 ? eurosOf(option.amountCents) : '',
    };
    return [...(option?.hasOwnSum ? [amount] : []), ground, reasons];
  };
}
