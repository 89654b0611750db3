import { chakra, Grid } from '@chakra-ui/react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { ProfileValues } from './profile-values';

const ANSWERS = [
  { name: 'private', isTrader: false },
  { name: 'professional', isTrader: true },
] as const;

/** Whether a host rents out privately or as a professional. */
export function TraderField({ control, error }: { control: Control<ProfileValues>; error?: string }) {
  const { t } = useTranslation('profile');
  const errorId = `${fieldId('isTrader')}-error`;
  return (
    <Controller
      control={control}
      name="isTrader"
      render={({ field: { value, onChange } }) => (
        <chakra.fieldset
          id={fieldId('isTrader')}
          tabIndex={-1}
          aria-describedby={error ? errorId : undefined}
          border="0"
          padding="0"
          margin="0"
          minWidth="0"
        >
          <chakra.legend fontWeight="600" textStyle="sm" padding="0">
            {t('form.trader')}{' '}
            <chakra.small textStyle="small" fontWeight="400" color="fg.subtle">
              {t('form.traderHint')}
            </chakra.small>
          </chakra.legend>
          <Grid gap="2" marginTop="2">
            {ANSWERS.map(({ name, isTrader }) => (
              <OptionCard
                key={name}
                name="isTrader"
                title={t(`form.traders.${name}.title`)}
                text={t(`form.traders.${name}.text`)}
                checked={value === isTrader}
                onChange={() => onChange(isTrader)}
              />
            ))}
          </Grid>
          {error && (
            <chakra.p id={errorId} marginTop="2" textStyle="sm" fontWeight="500" color="fg.error">
              {error}
            </chakra.p>
          )}
        </chakra.fieldset>
      )}
    />
  );
}
