import { Button, chakra, Flex, Grid, Input, NativeSelect } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { errorMessage, summaryOf } from '../../../forms/server-errors';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { countriesIn } from '../countries';
import { IDENTITY_FIELDS } from '../identity.schema';
import type { useIdentityForm } from '../use-identity-form';
import { useVerification } from '../VerificationContext';
import { StepHead } from '../../../ui/steps/StepHead';

interface DetailsFormProps {
  identity: ReturnType<typeof useIdentityForm>;
  onBack: () => void;
}

/** Step 2: the data on the document. */
export function DetailsForm({ identity: { form, submit, failure }, onBack }: DetailsFormProps) {
  const { t } = useTranslation(['verification', 'common']);
  const { textOf, fieldText } = useErrorText();
  const { rules } = useVerification();
  const { language } = useFormats();
  const { register, control, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const documentType = useWatch({ control, name: 'documentType' });
  const codes = rules.documents.find(({ type }) => type === documentType)?.countries;
  const countries = useMemo(() => countriesIn(codes ?? [], language), [codes, language]);
  const [onlyCountry] = countries.length === 1 ? countries : [];
  const message = (name: (typeof IDENTITY_FIELDS)[number]) => errorMessage(errors[name]?.message, fieldText);
  const summary = [
    ...summaryOf(errors, IDENTITY_FIELDS, fieldText),
    ...(failure ? [{ name: null, message: textOf(failure) }] : []),
  ];
  const hint = documentType === 'DNI' || documentType === 'NIE' ? documentType : 'other';
  const send = (event: React.SubmitEvent<HTMLFormElement>): void => {
    // No choice with a single country.
    if (onlyCountry) form.setValue('country', onlyCountry.code);
    void submit(event);
  };
  return (
    <>
      <StepHead takesFocus title={t('form.details.title')} lead={t('form.details.lead')} />
      <chakra.form onSubmit={send} noValidate display="grid" gap="5" marginTop="6">
        <ErrorSummary errors={summary} attempt={submitCount} />
        <FormField name="fullName" label={t('form.fullName')} error={message('fullName')}>
          <Input size="lg" autoComplete="name" {...register('fullName')} />
        </FormField>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <FormField name="birthDate" label={t('form.birthDate')} error={message('birthDate')}>
            <Input size="lg" type="date" autoComplete="bday" {...register('birthDate')} />
          </FormField>
          <FormField name="expiresOn" label={t('form.expiresOn')} error={message('expiresOn')}>
            <Input size="lg" type="date" {...register('expiresOn')} />
          </FormField>
          {!onlyCountry && (
            <FormField name="country" label={t('form.country')} error={message('country')}>
              <NativeSelect.Root size="lg">
                <NativeSelect.Field {...register('country')}>
                  <option value="">{t('form.countryPlaceholder')}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </FormField>
          )}
          <FormField
            name="documentNumber"
            label={t('form.documentNumber')}
            hint={t(`form.documentNumberHint.${hint}`)}
            error={message('documentNumber')}
          >
            <Input
              size="lg"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...register('documentNumber')}
            />
          </FormField>
        </Grid>
        <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} marginTop="1">
          <Button size="lg" variant="outline" onClick={onBack}>
            {t('common:actions.back')}
          </Button>
          <Button size="lg" type="submit" minWidth={{ base: '11', md: '160px' }} loading={isSubmitting}>
            {t('common:actions.next')}
          </Button>
        </Flex>
      </chakra.form>
    </>
  );
}
