import { Box, Button, chakra, Stack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '../../../forms/choices';
import { FormField } from '../../../forms/FormField';
import { NumberInput } from '../../../forms/NumberInput';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { EvidencePicker } from '../../../ui/claims/EvidencePicker';
import { AnswerClock } from './AnswerClock';
import { PeriodTable } from './PeriodTable';
import type { ClaimActs } from './use-claim-acts';
import { useStatement } from './use-statement';
import type { ClaimView } from './claim-view';

/** The other side's answer: agree, or contradict, with files. */
export function AnswerPanel({ claim, acts }: { claim: ClaimView; acts: ClaimActs }) {
  const { t } = useTranslation('claims');
  const [isAgreed, setAgreed] = useState<boolean | null>(null);
  const [measuredM2, setMeasured] = useState<number | null>(null);
  const { text, setText, errorOf, evidenceIds, isBusy, evidence, whenUploaded } = useStatement(claim, acts);
  const { money } = useFormats();
  // For damage the renter agrees to the claimed amount, even if it exceeds the deposit.
  const askedCents = claim.wantedRemedy === 'DEPOSIT' ? claim.wantedCents : null;
  const coveredCents = claim.preview.amountCents ?? 0;
  const isBeyond = askedCents !== null && askedCents > coveredCents;
  const sums = { sum: money(askedCents ?? 0), deposit: money(coveredCents) };
  const send = () =>
    whenUploaded(
      () =>
        void acts.answer({
          isAgreed: isAgreed === true,
          agreedCents: isAgreed === true ? askedCents : null,
          text,
          measuredM2,
          evidenceIds,
        }),
    );
  return (
    <chakra.section layerStyle="panel" overflow="hidden" aria-labelledby="claim-answer">
      {claim.endsBy && <AnswerClock until={claim.endsBy} timeZone={claim.booking.timeZone} />}
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.h2 id="claim-answer" textStyle="h3">
          {t('case.answerTitle')}
        </chakra.h2>
        <Box role="radiogroup" aria-label={t('case.answerTitle')} display="grid" gap="2">
          <OptionCard
            name="claim-agree"
            title={t('case.agree')}
            text={
              askedCents === null
                ? t('case.agreeText', { remedy: t(`proposal.${claim.wantedRemedy}`, claimBounds) })
                : t('case.agreeSum', sums)
            }
            checked={isAgreed === true}
            onChange={() => setAgreed(true)}
          />
          <OptionCard
            name="claim-agree"
            title={t('case.disagree')}
            text={t('case.disagreeText')}
            checked={isAgreed === false}
            onChange={() => setAgreed(false)}
          />
        </Box>
        <FormField name="text" label={t('case.message')} isOptional={isAgreed !== false} error={errorOf('text')}>
          <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </FormField>
        {claim.areas && (
          <FormField name="measuredM2" label={t('case.measured')} isOptional error={errorOf('measuredM2')}>
            <NumberInput suffix="m²" value={measuredM2} onChange={setMeasured} />
          </FormField>
        )}
        <EvidencePicker label={t('case.evidence')} hint={t('case.optional')} addLabel={t('dialog.add')} {...evidence} />
        <PeriodTable claim={claim} />
        <Button width="full" disabled={isAgreed === null || isBusy} onClick={send}>
          {isAgreed && isBeyond ? t('case.sendSum', sums) : t('case.send')}
        </Button>
        <chakra.p textStyle="small" color="fg.muted">
          {t('case.silence')}
        </chakra.p>
      </Stack>
    </chakra.section>
  );
}
