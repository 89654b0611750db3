import { Box, chakra, Flex } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chargeBounds } from '../../generated/rare-bounds';
import {
  useOwedChargeQuery,
  useSavedCardsQuery,
  type OwedChargeQuery,
  type SavedCard_CardFragment,
} from '../../generated/graphql';
import { toAppError } from '../../apollo/app-error';
import { SHORT_DAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';
import { MoneyLines, MoneyTotal } from '../booking/MoneyLines';
import { Moments } from '../display/Moments';
import { toast } from '../feedback/toast';
import { CardChoice } from './CardChoice';
import { CardDialog } from './CardDialog';
import { cardName } from './card-name';
import { LoadingDialog } from './LoadingDialog';
import { useBankPage } from './use-bank-page';
import { useCardForm } from './use-card-form';
import { usePayOwed } from './use-pay-owed';

type Owed = NonNullable<NonNullable<OwedChargeQuery['booking']>['owedCharge']>;

interface PayOwedDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** A refused charge: why, a card to pay it with now, and the consequences of not paying. */
export function PayOwedDialog({ bookingId, onClose }: PayOwedDialogProps) {
  const { t } = useTranslation('owed');
  const { data, error, refetch } = useOwedChargeQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  });
  const saved = useSavedCardsQuery({ fetchPolicy: 'cache-and-network' });
  const cards = saved.data?.viewer?.paymentMethods;
  if (!data?.booking || !cards)
    return (
      <LoadingDialog
        title={t('loading')}
        error={error ?? saved.error}
        onClose={onClose}
        onRetry={() => void Promise.all([refetch(), saved.refetch()])}
      />
    );
  const { owedCharge, space } = data.booking;
  return owedCharge ? (
    <Form
      owed={owedCharge}
      title={space.title ?? ''}
      cards={cards}
      onChanged={() => void refetch()}
      onClose={onClose}
    />
  ) : null;
}

interface FormProps {
  owed: Owed;
  title: string;
  cards: readonly SavedCard_CardFragment[];
  /** The shown amounts are outdated. */
  onChanged: () => void;
  onClose: () => void;
}

function Form({ owed, title, cards, onChanged, onClose }: FormProps) {
  const { t } = useTranslation('owed');
  const { money, dayRange, instant } = useFormats();
  const bank = useBankPage();
  const pay = usePayOwed(owed, bank.confirm);
  const isRefused = ({ last4 }: SavedCard_CardFragment): boolean => last4 === owed.methodLast4;
  const other = cards.find((one) => !one.isExpired && !isRefused(one));
  const amount = money(owed.totalCents);
  const card = useCardForm(other?.id ?? '', async (values) => {
    try {
      if (!(await pay(values))) return;
    } catch (failure) {
      if (CHANGED.has(toAppError(failure).code)) onChanged();
      throw failure;
    }
    toast({ title: t('done', { amount }), description: t('doneText') });
    onClose();
  });
  const refused = owed.refusedAt && t('refusedAt', { at: instant(owed.refusedAt, SHORT_DAY) });
  return (
    <CardDialog
      title={t('title', { amount })}
      details={[title, dayRange(owed.from, owed.to, SHORT_DAY)]}
      submit={t('submit', { amount: money(owed.totalCents - owed.creditCents) })}
      back={t('later')}
      card={card}
      bankPage={bank.page}
      onClose={onClose}
    >
      <Reason owed={owed} />
      {owed.creditCents > 0 && (
        <div>
          <MoneyLines
            lines={[
              { label: t('charge'), cents: owed.totalCents },
              { label: t('credit'), cents: -owed.creditCents },
            ]}
          />
          <MoneyTotal label={t('onCard')} cents={owed.totalCents - owed.creditCents} />
        </div>
      )}
      <CardChoice cards={cards} noteOf={(one) => (isRefused(one) ? refused || null : null)} />
      <chakra.p textStyle="small" color="fg.muted">
        {t('laterCharges')}
      </chakra.p>
      <ComingSteps owed={owed} />
    </CardDialog>
  );
}

/** Error codes after which the amounts are outdated. */
const CHANGED: ReadonlySet<string> = new Set(['BOOKING_CREDIT_CHANGED', 'CYCLE_AMOUNT_CHANGED']);

function Reason({ owed: { reason, methodBrand, methodLast4, comingSteps } }: { owed: Owed }) {
  const { t } = useTranslation('owed');
  const card = cardName(methodBrand, methodLast4) ?? t('yourCard');
  const isTriedAgain = comingSteps.some(({ kind }) => kind === 'RETRY' || kind === 'LAST_RETRY');
  const known = REASONS.find((one) => one === reason) ?? 'other';
  return (
    <Flex gap="3" padding="4" borderRadius="lg" bg="bg.error">
      <Box color="fg.error" flexShrink="0" marginTop="0.5">
        <CreditCard size={20} aria-hidden />
      </Box>
      <div>
        <chakra.p fontWeight="600">{t(`reason.${known}`, { card })}</chakra.p>
        <p>{t(isTriedAgain ? 'goesOn' : 'goesOnUntried')}</p>
      </div>
    </Flex>
  );
}

/** The provider's reasons that have a text of their own. */
const REASONS = [
  'insufficient_funds',
  'expired_card',
  'authentication_required',
  'mandate_withdrawn',
  'amount_too_small',
] as const;

function ComingSteps({ owed: { comingSteps, refusedAt } }: { owed: Owed }) {
  const { t } = useTranslation('owed');
  const { day, instant } = useFormats();
  if (comingSteps.length === 0) return null;
  return (
    <section>
      <chakra.h3 fontWeight="600" marginBottom="2">
        {t('otherwise')}
      </chakra.h3>
      <Moments
        isFailed={refusedAt !== null}
        moments={[
          ...(refusedAt ? [{ when: instant(refusedAt, SHORT_DAY), text: t('refused') }] : []),
          ...comingSteps.map(({ kind, on }) => ({ when: day(on, SHORT_DAY), text: t(`step.${kind}`, chargeBounds) })),
        ]}
      />
    </section>
  );
}
