import { Box, Button, chakra, Stack, Textarea } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleX, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { claimBounds } from '../../../generated/rare-bounds';
import type { ClaimRemedy } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { depositKey } from '../../../ui/claims/claim-keys';
import { PeriodTable } from './PeriodTable';
import type { ClaimActs } from './use-claim-acts';
import { MOMENT, type ClaimView } from './claim-view';

const SIDES = ['RENTER', 'HOST'] as const;
const ALTERNATIVES: Readonly<Partial<Record<ClaimView['case'], readonly ClaimRemedy[]>>> = {
  DIFFERENT: ['LOWER_RENT', 'FULL_REFUND'],
  NO_ACCESS: ['FULL_REFUND', 'REBOOKING'],
};

/** The proposal or decision, its effects, and how the viewer can answer. */
export function OutcomePanel({ claim, acts }: { claim: ClaimView; acts: ClaimActs }) {
  const { t } = useTranslation(['claims']);
  const { money, instant } = useFormats();
  // Only one filled button at a time.
  const [isAppealing, setAppealing] = useState(false);
  const at = (when: string) => instant(when, { ...MOMENT, timeZone: claim.booking.timeZone });
  const can = (step: ClaimView['availableSteps'][number]): boolean => claim.availableSteps.includes(step);
  const { status, preview, proposalReason, voteBy, decideBy, appealBy, closedAt, guaranteePayment } = claim;
  const decision = claim.decisions.at(-1);
  const isSumAgreed = claim.agreedCents !== null && !decision;
  // Without a deposit the guarantee pays what was not agreed on.
  const isByGuarantee = claim.remedy === 'DEPOSIT' && claim.booking.depositCents === 0 && claim.agreedCents === null;
  const remedy = isByGuarantee ? 'GUARANTEE' : claim.remedy;
  const others = (ALTERNATIVES[claim.case] ?? []).filter((one) => one !== claim.wantedRemedy);
  const isOwnYes = proposalReason === 'OTHER_SIDE_AGREES' && claim.viewerRole === 'OTHER_SIDE';
  const showsVotes = status === 'PROPOSED' || status === 'DECIDED';
  const toHost = isSumAgreed ? 'remedyTexts.DEPOSIT' : 'case.toHost';
  const whereTo = remedy === 'DEPOSIT' ? toHost : remedy === 'GUARANTEE' ? 'case.fromGuarantee' : 'case.toCard';
  return (
    <chakra.section layerStyle="panel" aria-labelledby="claim-outcome">
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.p display="flex" gap="2" alignItems="center" textStyle="small" color="trust.fg">
          <Scale size={18} aria-hidden />
          {status === 'PROPOSED' ? t('case.kicker') : t(`status.${status}`)}
        </chakra.p>
        <chakra.h2 id="claim-outcome" textStyle="h3">
          {headingOf()}
        </chakra.h2>
        {remedy && remedy !== 'NOTHING' && preview.amountCents !== null && preview.amountCents > 0 && (
          <chakra.p>
            <chakra.b textStyle="h2" marginEnd="2">
              {money(preview.amountCents)}
            </chakra.b>
            <chakra.small textStyle="small" color="fg.muted">
              {t(whereTo)}
            </chakra.small>
          </chakra.p>
        )}
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
        {showsVotes && <PeriodTable claim={claim} />}
        {showsVotes && <Votes claim={claim} />}
        {can('ACCEPT') && (
          <Button
            width="full"
            variant={isAppealing ? 'outline' : 'solid'}
            disabled={acts.isBusy}
            onClick={() => void acts.vote(true)}
          >
            {t(status === 'DECIDED' ? 'case.acceptDecision' : 'case.accept')}
          </Button>
        )}
        {can('REFUSE') && (
          <Button width="full" variant="outline" disabled={acts.isBusy} onClick={() => void acts.vote(false)}>
            {t('case.refuse')}
          </Button>
        )}
        {can('CHANGE_REMEDY') &&
          others.map((one) => (
            <Button key={one} width="full" variant="ghost" disabled={acts.isBusy} onClick={() => void acts.prefer(one)}>
              {t('case.prefer', { remedy: t(`remedies.${one}`, claimBounds) })}
            </Button>
          ))}
        <chakra.p textStyle="small" color="fg.muted">
          {noteOf()}
        </chakra.p>
        {guaranteePayment && (
          <p>
            {t(guaranteePayment.status === 'PAID' ? 'case.guaranteePaid' : 'case.guaranteeOwed', {
              amount: money(guaranteePayment.amountCents),
            })}
          </p>
        )}
        {claim.depositCharge && <p>{t(depositKey(claim.depositCharge))}</p>}
        {can('APPEAL') && <Appeal acts={acts} isOpen={isAppealing} onOpen={() => setAppealing(true)} />}
        {can('WITHDRAW') && <Withdraw acts={acts} />}
      </Stack>
    </chakra.section>
  );

  function headingOf(): string {
    if (status === 'AWAITING_OTHER') return t('case.waiting');
    if (status === 'IN_REVIEW') return t('case.inReview');
    if (status === 'AWAITING_DATA') return t('case.awaitingData');
    if (status === 'APPEALED') return t('case.appealed');
    if (status === 'WITHDRAWN') return t('case.withdrawn');
    if (remedy === 'DEPOSIT' && isSumAgreed) return t('case.agreedSum');
    return remedy ? t(`proposal.${remedy}`, claimBounds) : t('case.closed');
  }

  function noteOf(): string {
    if (status === 'AWAITING_OTHER' && claim.answerBy) return t('case.waitingText', { at: at(claim.answerBy) });
    if ((status === 'IN_REVIEW' || status === 'APPEALED') && decideBy)
      return t('case.inReviewText', { at: at(decideBy) });
    if (status === 'AWAITING_DATA') return t('case.awaitingDataText');
    if (status === 'PROPOSED' && voteBy)
      return `${t('case.voteBy', { at: at(voteBy) })} ${t('case.toTeam', claimBounds)}`;
    if (status === 'DECIDED' && appealBy) return t('case.appealBy', { at: at(appealBy) });
    return closedAt ? t('case.closedText', { at: at(closedAt) }) : '';
  }
}

function Votes({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const own = claim.viewerRole === 'STAFF' ? null : claim.viewerRole === 'CLAIMANT' ? claim.side : undefined;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={t('case.votes')}>
      {SIDES.map((side) => {
        const vote = claim.votes.find((one) => one.side === side);
        const isOwn = own === undefined ? side !== claim.side : side === own;
        const person = side === 'RENTER' ? claim.booking.renter : claim.booking.host;
        const Icon = vote ? (vote.isAccepted ? CircleCheck : CircleX) : CircleDashed;
        return (
          <chakra.li key={side} display="flex" gap="2" alignItems="center">
            <Box as="span" color={vote?.isAccepted ? 'trust.fg' : 'fg.muted'}>
              <Icon size={20} aria-hidden />
            </Box>
            {isOwn ? t('case.you') : person.displayName}
            <chakra.span marginStart="auto" color="fg.muted" textStyle="small">
              {t(vote ? (vote.isAccepted ? 'case.accepts' : 'case.refuses') : 'case.missing')}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

interface AppealProps {
  acts: ClaimActs;
  isOpen: boolean;
  onOpen: () => void;
}

function Appeal({ acts, isOpen, onOpen }: AppealProps) {
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

function Withdraw({ acts }: { acts: ClaimActs }) {
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
