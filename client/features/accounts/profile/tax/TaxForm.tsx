import { Box, Button, chakra, Grid, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../../forms/FormField';
import { showServerErrors, summaryOf } from '../../../../forms/server-errors';
import { useSaveTaxDetailsMutation, type TaxForm_ViewerFragment } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';

const FIELDS = ['nif', 'birthDate', 'address'] as const;
/** The profile's form has fields of the same names. */
const FORM = 'tax';
const INPUTS = {
  nif: { autoComplete: 'off' },
  birthDate: { autoComplete: 'bday', type: 'date' },
  address: { autoComplete: 'street-address' },
} as const;

type Values = Record<(typeof FIELDS)[number], string>;

/** What the tax office is told of a private host. */
export function TaxForm({ viewer: { taxDetails: given } }: { viewer: TaxForm_ViewerFragment }) {
  const { t } = useTranslation('trader');
  const { textOf, fieldText } = useErrorText();
  const [save] = useSaveTaxDetailsMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<Values>({
    defaultValues: { nif: given?.nif ?? '', birthDate: given?.birthDate ?? '', address: given?.address ?? '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ birthDate, ...values }) => {
    setFailure(null);
    try {
      await save({ variables: { input: { ...values, birthDate: birthDate || null } } });
      toast({ title: t('tax.saved'), tone: 'success' });
    } catch (error) {
      const problem = toAppError(error);
      const rest = showServerErrors(problem, form.setError, FIELDS, fieldText);
      setFailure(problem.fields.length > rest.length ? null : problem);
    }
  });
  const summary = [
    ...summaryOf(errors, FIELDS, fieldText),
    ...(failure ? [{ name: null, message: textOf(failure) }] : []),
  ];
  return (
    <FormName value={FORM}>
      <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
        <ErrorSummary errors={summary} attempt={submitCount} />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          {FIELDS.map((name) => (
            <Box key={name} gridColumn={{ md: name === 'address' ? '1 / -1' : undefined }} minWidth="0">
              <FormField
                name={name}
                label={t(`tax.${name}`)}
                error={errors[name]?.message}
                hint={name === 'birthDate' && t('tax.birthDateHint')}
              >
                <Input size="lg" {...INPUTS[name]} {...form.register(name)} />
              </FormField>
            </Box>
          ))}
        </Grid>
        <Box>
          <Button type="submit" loading={isSubmitting}>
            {t('tax.save')}
          </Button>
        </Box>
      </chakra.form>
    </FormName>
  );
}
