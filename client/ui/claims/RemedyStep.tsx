import { Box, chakra, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox, OptionCard } from '../../forms/choices';
import { fieldId, FormField } from '../../forms/FormField';
import { NumberInput } from '../../forms/NumberInput';
import { claimBounds } from '../../generated/claim-bounds';
import { useFormats } from '../../i18n/format';
import { Moments } from '../display/Moments';
import { LoadingRegion } from '../feedback/LoadingRegion';
import { RetryBox } from '../feedback/RetryBox';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { useNow } from '../time/use-now';
import type { ClaimChoice, ClaimDraft, ClaimFormBooking } from './claim-draft';
import { FieldProblem } from './FieldProblem';
import type { Remedies } from './use-remedies';

const ANSWER_MS = claimBounds.answerHours * HOUR_MS;

interface RemedyStepProps {
  booking: ClaimFormBooking;
  choice: ClaimChoice;
  remedies: Remedies;
  otherName: string;
  draft: ClaimDraft;
  set: (change: Partial<ClaimDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

/** Step 3: the remedy with its price, and what happens next. */
export function RemedyStep({ booking, choice, remedies, otherName, draft, set, errorOf }: RemedyStepProps) {
  const { t } = useTranslation('claims');
  const { money, price } = useFormats();
  const rebooking = price(claimBounds.rebookingMaxCents);
  const { previews, isCurrent, error, refetch } = remedies;
  const isDamagedSpace = choice.case === 'SPACE_DAMAGED';
  const hasNoDeposit = isDamagedSpace && booking.depositLeftCents === 0;
  const hasSum = isDamagedSpace || draft.remedy === 'REBOOKING';
  return (
    <Stack gap="5">
      {hasSum && (
        <FormField
          name="wantedCents"
          label={t('dialog.sum')}
          error={errorOf('wantedCents')}
          hint={
            isDamagedSpace
              ? t(hasNoDeposit ? 'dialog.sumNoDeposit' : 'dialog.sumHint', {
                  amount: money(booking.depositLeftCents),
                })
              : t('dialog.rebookingHint', { amount: rebooking })
          }
        >
          <NumberInput size="lg" suffix="€" value={draft.euros} onChange={(euros) => set({ euros })} />
        </FormField>
      )}
      {error && <RetryBox error={error} onRetry={() => void refetch()} />}
      {previews && (
        <Box
          id={fieldId('remedy')}
          tabIndex={-1}
          role="radiogroup"
          aria-label={t('dialog.remedies')}
          aria-describedby={errorOf('remedy') && 'claim-remedy-error'}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
        >
          {previews.map(({ remedy, amountCents, laterCents }) => (
            <OptionCard
              key={remedy}
              name="claim-remedy"
              title={
                <Flex wrap="wrap" justify="space-between" columnGap="3">
                  <span>{hasNoDeposit ? t('dialog.noDepositRemedy') : t(`remedies.${remedy}`, claimBounds)}</span>
                  {amountCents !== null && !hasNoDeposit && isCurrent && (
                    <chakra.span whiteSpace="nowrap">{money(amountCents)}</chakra.span>
                  )}
                </Flex>
              }
              text={
                hasNoDeposit
                  ? t('dialog.noDepositText')
                  : t(`remedyTexts.${remedy}`, { later: money(laterCents ?? 0), amount: rebooking })
              }
              checked={draft.remedy === remedy}
              onChange={() => set({ remedy })}
            />
          ))}
        </Box>
      )}
      <FieldProblem id="claim-remedy-error" text={errorOf('remedy')} />
      {!previews && !error && (
        <LoadingRegion>
          <Skeleton height="40" borderRadius="card" />
        </LoadingRegion>
      )}
      <Next otherName={otherName} timeZone={booking.timeZone} />
      <Checkbox
        id="field-isTrue"
        checked={draft.isTrue}
        onChange={({ target }) => set({ isTrue: target.checked })}
        {...(errorOf('isTrue') ? { errorId: 'claim-true-error' } : {})}
      >
        {t('dialog.isTrue')}
        {errorOf('isTrue') && (
          <chakra.span id="claim-true-error" display="block" color="fg.error" textStyle="small">
            {errorOf('isTrue')}
          </chakra.span>
        )}
      </Checkbox>
    </Stack>
  );
}

const WHEN = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

function Next({ otherName, timeZone }: { otherName: string; timeZone: string }) {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  const now = useNow(MINUTE_MS);
  const moments = [
    { when: t('dialog.now'), text: t('dialog.nowText', { name: otherName }) },
    {
      when: instant(new Date(now + ANSWER_MS), WHEN, timeZone),
      text: t('dialog.untilText'),
    },
    { when: t('dialog.later'), text: t('dialog.laterText', claimBounds) },
  ];
  return <Moments moments={moments} />;
}
