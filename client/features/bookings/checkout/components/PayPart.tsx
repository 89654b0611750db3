import { Box, Button, chakra, Input } from '@chakra-ui/react';
import { CreditCard, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../i18n/RichText';
import { Checkbox } from '../../../../forms/choices';
import { fieldId, FormField } from '../../../../forms/FormField';
import { useFormats } from '../../../../i18n/format';
import { LARGE_TEXT } from '../../../../theme/large-text';
import { useFootRoom } from '../../../../ui/layout/foot-room';
import { TextLink } from '../../../../ui/links/TextLink';
import { today } from '../../../../ui/time/today';
import { groupedExpiry, groupedNumber } from '../card-text';
import type { CheckoutValues } from '../checkout.schema';
import { FieldError, fieldErrorId, useFieldMessage } from './FieldError';
import { Fine, Part, type PartState } from './Part';

interface PayPartProps {
  number: number;
  state: PartState;
  hostName: string;
  isTrader: boolean;
  amountCents: number;
  isPaying: boolean;
  /** What went wrong with the card, above its fields. */
  cardAlert: ReactNode;
  /** What else went wrong, above the button. */
  alert: ReactNode;
}

/** The last part: the card, the mandate and the button that obliges to pay. */
export function PayPart({ number, state, hostName, isTrader, amountCents, isPaying, cardAlert, alert }: PayPartProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Part number={number} state={state} title={t('parts.pay')} aside={<Secure />}>
      {cardAlert}
      <CardFields />
      <Mandate />
      {alert}
      <Box display="flex" flexDirection="column" gap="3.5">
        <Button type="submit" size="xl" width="100%" hideBelow="md" loading={isPaying} loadingText={t('card.paying')}>
          {`${t('card.pay')} · ${money(amountCents)}`}
        </Button>
        <Fine>
          {t('card.bank')} {t(isTrader ? 'card.traderHost' : 'card.privateHost', { host: hostName })}
        </Fine>
      </Box>
    </Part>
  );
}

function Secure() {
  const { t } = useTranslation('checkout');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="sm"
      fontWeight="600"
      color="trust.fg"
      whiteSpace="nowrap"
      css={{ [LARGE_TEXT]: { whiteSpace: 'normal' } }}
    >
      <LockKeyhole size={16} strokeWidth={2} aria-hidden />
      {t('card.secure')}
    </chakra.span>
  );
}

function CardFields() {
  const { t } = useTranslation('checkout');
  const { register, setValue, getValues } = useFormContext<CheckoutValues>();
  const show = (name: 'number' | 'expiry', text: string) =>
    setValue(name, text, { shouldValidate: false, shouldDirty: true });
  return (
    <Box role="group" aria-label={t('card.title')} layerStyle="card">
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        paddingInline={{ base: '4', md: '5' }}
        paddingTop="4"
        fontWeight="500"
      >
        {t('card.title')}
        <CreditCard size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="4"
        paddingTop="3"
        paddingBottom={{ base: '4', md: '5' }}
        paddingInline={{ base: '4', md: '5' }}
      >
        <CardField name="number" label={t('card.number')} isWide>
          <Input
            inputMode="numeric"
            autoComplete="cc-number"
            fontVariantNumeric="tabular-nums"
            {...register('number', { onChange: (event: Typing) => show('number', groupedNumber(event.target.value)) })}
          />
        </CardField>
        <CardField name="expiry" label={t('card.expiry')}>
          <Input
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t('card.expiryHint')}
            fontVariantNumeric="tabular-nums"
            {...register('expiry')}
            onChange={(event) => show('expiry', groupedExpiry(event.target.value, getValues('expiry')))}
          />
        </CardField>
        <CardField name="cvc" label={t('card.cvc')}>
          <Input
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            placeholder={t('card.cvcHint')}
            fontVariantNumeric="tabular-nums"
            {...register('cvc')}
          />
        </CardField>
        <CardField name="holder" label={t('card.holder')} isWide>
          <Input autoComplete="cc-name" autoCapitalize="words" spellCheck={false} {...register('holder')} />
        </CardField>
      </Box>
    </Box>
  );
}

interface Typing {
  target: { value: string };
}

function CardField({
  name,
  label,
  isWide,
  children,
}: {
  name: keyof CheckoutValues;
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Box gridColumn={isWide ? '1 / -1' : undefined} minWidth="0">
      <FormField name={name} label={label} error={useFieldMessage(name)}>
        {children}
      </FormField>
    </Box>
  );
}

function Mandate() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage('acceptsMandate');
  return (
    <div>
      <Checkbox
        id={fieldId('acceptsMandate')}
        errorId={message && fieldErrorId('acceptsMandate')}
        {...register('acceptsMandate')}
      >
        <RichText text={t('card.mandate')} marks={{ terms: <TextLink to="/terms" target="_blank" /> }} />
      </Checkbox>
      <FieldError name="acceptsMandate" />
    </div>
  );
}

interface PayBarProps extends Pick<PayPartProps, 'hostName' | 'amountCents' | 'isPaying'> {
  /** When the first charge is made, at the earliest. */
  dueOn: string;
}

/** The phone's button, always in sight at the foot. */
export function PayBar({ hostName, amountCents, isPaying, dueOn }: PayBarProps) {
  const { t } = useTranslation('checkout');
  const { money, day } = useFormats();
  const room = useFootRoom();
  const values = { amount: money(amountCents), host: hostName, day: day(dueOn, { day: 'numeric', month: 'short' }) };
  return (
    <Box
      hideFrom="md"
      position="sticky"
      style={room}
      bottom="var(--foot-h)"
      zIndex="20"
      marginInline="calc(-1 * var(--gutter))"
      padding="12px 16px calc(12px + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <Button
        type="submit"
        size="xl"
        width="100%"
        flexDirection="column"
        gap="0"
        lineHeight="1.25rem"
        whiteSpace="normal"
        loading={isPaying}
        loadingText={t('card.paying')}
      >
        <span>{t('card.pay')}</span>
        <chakra.small textStyle="sm" fontWeight="500" fontVariantNumeric="tabular-nums">
          {t(dueOn > today() ? 'card.onDay' : 'card.whenAccepted', values)}
        </chakra.small>
      </Button>
    </Box>
  );
}
