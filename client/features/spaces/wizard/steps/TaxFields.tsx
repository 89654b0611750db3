import { Box, NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import type { Every } from '../../../../forms/every';
import type { TaxProfile } from '../../../../generated/schema';
import { TextLink } from '../../../../ui/links/TextLink';
import { Notice } from '../components/Notice';
import { StepSection } from '../components/parts';
import { TextField } from '../components/TextField';
import { contradictingProfile, useIsTrader } from '../use-is-trader';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

const PROFILES: Every<TaxProfile> = ['PARTICULAR', 'IVA_GENERAL', 'EMPRESA', 'EXEMPT_OTHER'];

/** How the host is taxed, for invoices and receipts. */
export function TaxFields() {
  const isTrader = useIsTrader();
  const { t } = useTranslation(['wizard', 'domain']);
  const { values, change, problemAt, space } = useWizard();
  return (
    <StepSection title={t('pricing.tax')} isPrivate>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <FormField name="taxProfile" label={useFieldLabel('taxProfile')} error={problemAt('taxProfile')}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.taxProfile ?? ''}
              onChange={(event) =>
                change({ taxProfile: PROFILES.find((profile) => profile === event.target.value) ?? null })
              }
            >
              <option value="">{t('pricing.taxChoose')}</option>
              {PROFILES.filter((profile) => profile !== contradictingProfile(isTrader)).map((profile) => (
                <option key={profile} value={profile}>
                  {t(`pricing.taxProfiles.${profile}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <ChevronDown size={18} aria-hidden />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </FormField>
        <TextField
          name="nif"
          isOptional={values.taxProfile === 'PARTICULAR'}
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
        />
      </Box>
      {(values.type === 'STORAGE' || values.type === 'GARAGE') && (
        <Notice tone="info" marginTop="4">
          {t(`pricing.iva.${values.type}`, { tax: t(`domain:tax.${space?.draftPreview?.taxName ?? 'IVA'}`) })}{' '}
          <TextLink to="/help/iva-del-alquiler" target="_blank" color="inherit" _hover={{ color: 'inherit' }}>
            {t('pricing.ivaLink')}
          </TextLink>
        </Notice>
      )}
    </StepSection>
  );
}
