import { Box, Button, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { claimBounds } from '../../../generated/claim-bounds';
import { useErrorText } from '../../../i18n/use-error-text';
import type { ClaimActs } from './use-claim-acts';
import type { ClaimView } from './claim-view';

const ALTERNATIVES = {
  DIFFERENT: ['LOWER_RENT', 'FULL_REFUND'],
  NO_ACCESS: ['FULL_REFUND', 'REBOOKING'],
} as const;
type Alternative = (typeof ALTERNATIVES)[keyof typeof ALTERNATIVES][number];
const alternativesOf = (kind: ClaimView['case']): readonly Alternative[] =>
  kind === 'DIFFERENT' || kind === 'NO_ACCESS' ? ALTERNATIVES[kind] : [];

interface OutcomeActsProps {
  claim: ClaimView;
  acts: ClaimActs;
  /** Only one button at a time is filled. */
  isAppealing: boolean;
}

/** The viewer's answers to the proposal or decision. */
export function OutcomeActs({ claim, acts, isAppealing }: OutcomeActsProps) {
  const { t } = useTranslation('claims');
  const { availableSteps: steps, status } = claim;
  const others = alternativesOf(claim.case).filter((one) => one !== claim.wantedRemedy);
  return (
    <>
      {steps.includes('ACCEPT') && (
        <Button
          width="full"
          variant={isAppealing ? 'outline' : 'solid'}
          disabled={acts.isBusy}
          onClick={() => void acts.vote(true)}
        >
          {t(status === 'DECIDED' ? 'case.acceptDecision' : 'case.accept')}
        </Button>
      )}
      {steps.includes('REFUSE') && (
        <Button width="full" variant="outline" disabled={acts.isBusy} onClick={() => void acts.vote(false)}>
          {t('case.refuse')}
        </Button>
      )}
      {steps.includes('CHANGE_REMEDY') &&
        others.map((one) => (
          <Button key={one} width="full" variant="ghost" disabled={acts.isBusy} onClick={() => void acts.prefer(one)}>
            {t(`case.prefer.${one}`, claimBounds)}
          </Button>
        ))}
    </>
  );
}

interface AppealProps {
  acts: ClaimActs;
  isOpen: boolean;
  onOpen: () => void;
}

/** Asks for a second decision, with the reasons. */
export function Appeal({ acts, isOpen, onOpen }: AppealProps) {
  const { t } = useTranslation('claims');
  const { fieldText } = useErrorText();
  const [text, setText] = useState('');
  const field = acts.failure?.fields.find(({ path }) => path === 'text');
  if (!isOpen)
    return (
      <Button variant="outline" width="full" onClick={onOpen}>
        {t('case.appeal')}
      </Button>
    );
  return (
    <>
      <FormField name="appeal" label={t('case.appealText')} error={field && fieldText(field)}>
        <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      <Button width="full" disabled={acts.isBusy} onClick={() => void acts.appeal(text)}>
        {t('case.appealSend')}
      </Button>
    </>
  );
}

/** Takes the claim back, after a question. */
export function Withdraw({ acts }: { acts: ClaimActs }) {
  const { t } = useTranslation('claims');
  const [isFormOpen, setFormOpen] = useState(false);
  if (!isFormOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setFormOpen(true)}>
        {t('case.withdraw')}
      </Button>
    );
  return (
    <Box role="alert">
      <p>{t('case.withdrawSure')}</p>
      <Button variant="outline" marginTop="2" disabled={acts.isBusy} onClick={() => void acts.withdraw()}>
        {t('case.withdrawYes')}
      </Button>
    </Box>
  );
}
