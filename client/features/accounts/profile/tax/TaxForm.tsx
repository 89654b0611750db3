import { Box, Button, chakra, Grid, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../../forms/FormField';
import { useServerForm } from '../../../../forms/use-server-form';
import { useSaveTaxDetailsMutation, type TaxForm_ViewerFragment } from '../../../../generated/graphql';
import { toast } from '../../../../ui/feedback/toast';

const FIELDS = ['nif', 'birthDate', 'address'] as const;
/** The profile's form has fields with the same names. */
const FORM = 'tax';
const INPUTS = {
  nif: { autoComplete: 'off' },
  birthDate: { autoComplete: 'bday', type: 'date' },
  address: { autoComplete: 'street-address' },
} as const;

type Values = Record<(typeof FIELDS)[number], string>;

/** The form of a private host's tax details. */
export function TaxForm({ viewer: { taxDetails: given } }: { viewer: TaxForm_ViewerFragment }) {
  const { t } = useTranslation('trader');
  const [save] = useSaveTaxDetailsMutation();
  const form = useServerForm<Values>({
    defaultValues: { nif: given?.nif ?? '', birthDate: given?.birthDate ?? '', address: given?.address ?? '' },
    fields: FIELDS,
    send: async ({ birthDate, ...values }) => {
      try {
        await save({ variables: { input: { ...values, birthDate: birthDate || null } } });
      } catch (error) {
        return toAppError(error);
      }
      toast({ title: t('tax.saved'), tone: 'success' });
      return null;
    },
  });
  return (
    <FormName value={FORM}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="5">
        <ErrorSummary {...form.summary} />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          {FIELDS.map((name) => (
            <Box key={name} gridColumn={{ md: name === 'address' ? '1 / -1' : undefined }} minWidth="0">
              <FormField
                name={name}
                label={t(`tax.${name}`)}
                error={form.messageOf(name)}
                hint={name === 'birthDate' && t('tax.birthDateHint')}
              >
                <Input size="lg" {...INPUTS[name]} {...form.register(name)} />
              </FormField>
            </Box>
          ))}
        </Grid>
        <Box>
          <Button type="submit" loading={form.isSubmitting}>
            {t('tax.save')}
          </Button>
        </Box>
      </chakra.form>
    </FormName>
  );
}
