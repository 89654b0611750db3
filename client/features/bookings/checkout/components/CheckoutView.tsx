import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { summaryOf } from '../../../../forms/server-errors';
import { useErrorText } from '../../../../i18n/use-error-text';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { FIELDS, GOODS_FIELDS } from '../checkout-fields';
import type { Stay } from '../../../../ui/booking/stay-address';
import { withoutOwn } from '../../../../ui/range-calendar/day-range';
import { firstDayOf } from '../free-days';
import { useCheckout, type HeldCheckout } from '../use-checkout';
import { useParts } from '../use-parts';
import { hostNameOf } from '../checkout-texts';
import { BACK } from './back-button';
import { ChargesPart } from './ChargesPart';
import { DatesPart } from './DatesPart';
import { GoodsPart } from './GoodsPart';
import { HoldAnnouncer, HoldStrip } from './HoldStrip';
import { MessagePart } from './MessagePart';
import { PayBar, PayPart } from './PayPart';
import { PlanPart } from './PlanPart';
import { FoldedSummary, Summary } from './Summary';

const BankDialog = lazy(async () => ({ default: (await import('../../../../ui/cards/BankDialog')).BankDialog }));

interface CheckoutViewProps extends HeldCheckout {
  onMove: (stay: Stay) => Promise<void>;
}

/** The checkout once the dates are held: all parts on one page, with the summary beside them. */
export function CheckoutView({ onMove, ...checkout }: CheckoutViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { fieldText } = useErrorText();
  const { space, booking, hold } = checkout;
  const { form, price, payment } = useCheckout(checkout);
  const { errors, submitCount } = form.formState;
  const hasPlanChoice = booking.planPrices.length > 1;
  const parts = useParts(hasPlanChoice);
  if (!price) return null;

  const hostName = hostNameOf(space.host);
  const title = t(booking.confirmsAtOnce ? 'atOnce.title' : 'title');
  const summary = summaryOf(errors, FIELDS, fieldText);
  const strip = { booking, isOver: hold.isOver, onAgain: hold.startAgain };
  const submit = form.handleSubmit(payment.pay, (wrong) => parts.reveal(Object.keys(wrong)));
  const finishGoods = async () => {
    if (await form.trigger(GOODS_FIELDS, { shouldFocus: true })) parts.finish('goods');
  };

  return (
    <FormProvider {...form}>
      <PageTitle title={`${summary.length > 0 ? t('common:formErrors.prefix') : ''}${title}`} />
      <PageContainer
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: '640px 432px' }}
        columnGap="8"
        justifyContent="space-between"
        alignItems="start"
        paddingTop={{ base: '0', md: '8' }}
        paddingBottom={{ base: '0', md: '24' }}
      >
        <chakra.form noValidate minWidth="0" aria-label={title} onSubmit={(event) => void submit(event)}>
          <HoldAnnouncer booking={booking} isOver={hold.isOver} />
          <FoldedSummary space={space} booking={booking} price={price} />
          <HoldStrip {...strip} hideFrom="md" marginInline="calc(-1 * var(--gutter))" marginBottom="4" />
          <Head spaceId={space.id} title={title} />
          <Box marginTop={{ base: '5', md: '8' }} marginBottom={summary.length > 0 ? '6' : '0'}>
            <ErrorSummary errors={summary} attempt={submitCount} />
          </Box>
          <chakra.ol onFocus={parts.onFocus} display="flex" flexDirection="column">
            <DatesPart
              booking={booking}
              busy={withoutOwn(space.busy, booking)}
              min={firstDayOf(space.availableFrom)}
              minDays={space.minDays ?? 0}
              state={parts.stateOf('dates')}
              isOpen={parts.isOpen('dates')}
              onOpen={(isOpen) => (isOpen ? parts.open('dates') : parts.finish('dates'))}
              onMove={async (days) => {
                await onMove(days);
                parts.finish('dates');
              }}
            />
            <GoodsPart
              allowed={space.allowedGoods}
              state={parts.stateOf('goods')}
              isOpen={parts.isOpen('goods')}
              onOpen={() => parts.open('goods')}
              onDone={() => void finishGoods()}
            />
            <MessagePart
              spaceId={space.id}
              hostName={hostName}
              state={parts.stateOf('message')}
              isOpen={parts.isOpen('message')}
              onOpen={() => parts.open('message')}
              onDone={() => parts.finish('message')}
            />
            {hasPlanChoice && (
              <PlanPart number={parts.numberOf('plan')} prices={booking.planPrices} state={parts.stateOf('plan')} />
            )}
            <ChargesPart
              number={parts.numberOf('charges')}
              booking={booking}
              price={price}
              hostName={hostName}
              state={parts.stateOf('charges')}
            />
            <PayPart
              number={parts.numberOf('pay')}
              state={parts.stateOf('pay')}
              checkout={checkout}
              price={price}
              payment={payment}
            />
          </chakra.ol>
          <PayBar checkout={checkout} price={price} payment={payment} />
        </chakra.form>
        <Summary space={space} booking={booking} price={price} strip={<HoldStrip {...strip} />} />
      </PageContainer>
      <Suspense fallback={null}>
        {payment.bankUrl && (
          <BankDialog
            url={payment.bankUrl}
            onClose={payment.closeBank}
            onDone={payment.onBankDone}
            text={t('bank.text')}
          />
        )}
      </Suspense>
    </FormProvider>
  );
}

function Head({ spaceId, title }: { spaceId: string; title: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Button asChild {...BACK}>
        <Link to={`/space/${spaceId}${window.location.search}`}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
      </Button>
      <chakra.h1 textStyle="h2" marginTop={{ base: '0', md: '2' }}>
        {title}
      </chakra.h1>
    </>
  );
}
