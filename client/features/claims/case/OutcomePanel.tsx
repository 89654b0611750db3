import { Box, chakra, Stack } from '@chakra-ui/react';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { depositKey } from '../../../ui/claims/claim-keys';
import { Appeal, OutcomeActs, Withdraw } from './OutcomeActs';
import { PeriodTable } from './PeriodTable';
import type { ClaimActs } from './use-claim-acts';
import type { ClaimView } from './claim-view';
import { useOutcomeTexts } from './use-outcome-texts';
import { Votes } from './Votes';

/** The proposal or decision, its effects, and how the viewer can answer. */
export function OutcomePanel({ claim, acts }: { claim: ClaimView; acts: ClaimActs }) {
  const { t } = useTranslation('claims');
  const { heading, whereTo, note } = useOutcomeTexts(claim);
  const [isAppealing, setAppealing] = useState(false);
  const { status, isOffer, availableSteps: steps } = claim;
  return (
    <chakra.section layerStyle="panel" aria-labelledby="claim-outcome">
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.p display="flex" gap="2" alignItems="center" textStyle="small" color="trust.fg">
          <Scale size={18} aria-hidden />
          {status === 'PROPOSED' ? t('case.kicker') : t(`status.${status}`)}
        </chakra.p>
        <chakra.h2 id="claim-outcome" textStyle="h3">
          {heading}
        </chakra.h2>
        <Amount claim={claim} whereTo={whereTo} />
        <Reasons claim={claim} />
        {isOffer && <PeriodTable claim={claim} />}
        {isOffer && <Votes claim={claim} />}
        <OutcomeActs claim={claim} acts={acts} isAppealing={isAppealing} />
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
        <Paid claim={claim} />
        {steps.includes('APPEAL') && <Appeal acts={acts} isOpen={isAppealing} onOpen={() => setAppealing(true)} />}
        {steps.includes('WITHDRAW') && <Withdraw acts={acts} />}
      </Stack>
    </chakra.section>
  );
}

function Amount({ claim: { remedy, preview }, whereTo }: { claim: ClaimView; whereTo: string }) {
  const { money } = useFormats();
  if (!remedy || remedy === 'NOTHING' || !preview.amountCents) return null;
  return (
    <chakra.p>
      <chakra.b textStyle="h2" marginEnd="2">
        {money(preview.amountCents)}
      </chakra.b>
      <chakra.small textStyle="small" color="fg.muted">
        {whereTo}
      </chakra.small>
    </chakra.p>
  );
}

/** Why this is proposed, or the reasons of the latest decision. */
function Reasons({ claim: { status, proposalReason, viewerRole, decisions } }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const decision = decisions.at(-1);
  const isOwnYes = proposalReason === 'OTHER_SIDE_AGREES' && viewerRole === 'OTHER_SIDE';
  return (
    <>
      {proposalReason && status === 'PROPOSED' && !isOwnYes && (
        <chakra.p textStyle="small" color="fg.muted">
          {t(`reasons.${proposalReason}`, claimBounds)}
        </chakra.p>
      )}
      {decision && (
        <Box bg="bg.muted" borderRadius="card" padding="4">
          <chakra.h3 fontWeight="600">
            {decision.ground ? t(`grounds.${decision.ground}`) : t('case.reasonsOf')}
          </chakra.h3>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {decision.reasons}
          </chakra.p>
        </Box>
      )}
    </>
  );
}

/** What the guarantee pays, and what the deposit was charged. */
function Paid({ claim: { guaranteePayment, depositCharge } }: { claim: ClaimView }) {
  const { t } = useTranslation(['claims']);
  const { money } = useFormats();
  return (
    <>
      {guaranteePayment && (
        <p>
          {t(guaranteePayment.status === 'PAID' ? 'case.guaranteePaid' : 'case.guaranteeOwed', {
            amount: money(guaranteePayment.amountCents),
          })}
        </p>
      )}
      {depositCharge && <p>{t(depositKey(depositCharge))}</p>}
    </>
  );
}
