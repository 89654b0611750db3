import { Box, Input } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../forms/FormField';
import { errorMessage } from '../../forms/server-errors';
import { useSavedCardsQuery } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { groupedExpiry, groupedNumber } from './card-text';
import type { TypedCard } from './card-values';

interface Typing {
  target: { value: string };
}

/* Its script comes from another origin, so only a renter who types a new card loads it. */
const ProviderCardFields = lazy(async () => ({
  default: (await import('./ProviderCardFields')).ProviderCardFields,
}));

/** The fields of a new card, within a form: the provider's own if it has some. */
export function CardFields() {
  const { data } = useSavedCardsQuery({ fetchPolicy: 'cache-only' });
  const publishableKey = data?.cardForm?.publishableKey;
  return publishableKey ? (
    <Suspense fallback={null}>
      <ProviderCardFields publishableKey={publishableKey} />
    </Suspense>
  ) : (
    <OwnFields />
  );
}

function OwnFields() {
  const { t } = useTranslation('cards');
  const { register, setValue, getValues } = useFormContext<TypedCard>();
  const show = (name: 'number' | 'expiry', text: string) =>
    setValue(name, text, { shouldValidate: false, shouldDirty: true });
  return (
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
      <CardField name="number" label={t('number')} isWide>
        <Input
          inputMode="numeric"
          autoComplete="cc-number"
          fontVariantNumeric="tabular-nums"
          {...register('number', { onChange: (event: Typing) => show('number', groupedNumber(event.target.value)) })}
        />
      </CardField>
      <CardField name="expiry" label={t('expiry')}>
        <Input
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('expiryHint')}
          fontVariantNumeric="tabular-nums"
          {...register('expiry')}
          onChange={(event) => show('expiry', groupedExpiry(event.target.value, getValues('expiry')))}
        />
      </CardField>
      <CardField name="cvc" label={t('cvc')}>
        <Input
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder={t('cvcHint')}
          fontVariantNumeric="tabular-nums"
          {...register('cvc')}
        />
      </CardField>
      <CardField name="holder" label={t('holder')} isWide>
        <Input autoComplete="cc-name" autoCapitalize="words" spellCheck={false} {...register('holder')} />
      </CardField>
    </Box>
  );
}

interface CardFieldProps {
  name: keyof TypedCard;
  label: string;
  isWide?: boolean;
  children: ReactNode;
}

function CardField({ name, label, isWide, children }: CardFieldProps) {
  const { errors } = useFormState<TypedCard>({ name });
  const { fieldText } = useErrorText();
  return (
    <Box gridColumn={isWide ? '1 / -1' : undefined} minWidth="0">
      <FormField name={name} label={label} error={errorMessage(errors[name]?.message, fieldText)}>
        {children}
      </FormField>
    </Box>
  );
}
