import { Box, Button, chakra, Grid, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { Checkbox } from '../../../../forms/choices';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { fieldId, FormField, FormName } from '../../../../forms/FormField';
import { useServerForm } from '../../../../forms/use-server-form';
import { useSaveTraderDetailsMutation, type OwnTraderDetailsQuery } from '../../../../generated/graphql';
import { toast } from '../../../../ui/feedback/toast';

type Viewer = NonNullable<OwnTraderDetailsQuery['viewer']>;

const TEXTS = ['name', 'nif', 'address', 'email', 'phone', 'register', 'registerNumber'] as const;
const FIELDS = [...TEXTS, 'isCertified'] as const;
/** The profile's form has fields with the same names. */
const FORM = 'trader';
const OPTIONAL: readonly string[] = ['register', 'registerNumber'];
const INPUTS: Readonly<Record<(typeof TEXTS)[number], { autoComplete: string; type?: string }>> = {
  name: { autoComplete: 'organization' },
  nif: { autoComplete: 'off' },
  address: { autoComplete: 'street-address' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  register: { autoComplete: 'off' },
  registerNumber: { autoComplete: 'off' },
};

type Values = Record<(typeof TEXTS)[number], string> & { isCertified: boolean };

/** The stored values; else those known from the account. */
const valuesOf = ({ traderDetails: given, fullName, email, phone }: Viewer): Values => ({
  name: given?.name ?? fullName,
  nif: given?.nif ?? '',
  address: given?.address ?? '',
  email: given?.email ?? email,
  phone: given?.phone ?? phone ?? '',
  register: given?.register ?? '',
  registerNumber: given?.registerNumber ?? '',
  isCertified: Boolean(given),
});

/** The form of a professional host's details. */
export function TraderForm({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('trader');
  const [save] = useSaveTraderDetailsMutation();
  const form = useServerForm<Values>({
    defaultValues: valuesOf(viewer),
    fields: FIELDS,
    send: async ({ register, registerNumber, ...values }) => {
      const input = { ...values, register: register || null, registerNumber: registerNumber || null };
      try {
        await save({ variables: { input } });
      } catch (error) {
        return toAppError(error);
      }
      toast({ title: t('form.saved'), tone: 'success' });
      return null;
    },
  });
  const certifiedError = form.messageOf('isCertified');
  const errorId = `${fieldId('isCertified', FORM)}-error`;
  return (
    <FormName value={FORM}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="5">
        <ErrorSummary {...form.summary} />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          {TEXTS.map((name) => (
            <Box key={name} gridColumn={{ md: name === 'address' ? '1 / -1' : undefined }} minWidth="0">
              <FormField
                name={name}
                label={t(`form.${name}`)}
                isOptional={OPTIONAL.includes(name)}
                error={form.messageOf(name)}
                hint={name === 'register' && t('form.registerHint')}
              >
                <Input size="lg" {...INPUTS[name]} {...form.register(name)} />
              </FormField>
            </Box>
          ))}
        </Grid>
        <div>
          <Checkbox
            id={fieldId('isCertified', FORM)}
            errorId={certifiedError ? errorId : undefined}
            {...form.register('isCertified')}
          >
            {t('form.certified')}
          </Checkbox>
          {certifiedError && (
            <chakra.p id={errorId} marginTop="1" textStyle="sm" fontWeight="500" color="fg.error">
              {certifiedError}
            </chakra.p>
          )}
        </div>
        <Box>
          <Button type="submit" loading={form.isSubmitting}>
            {t('form.save')}
          </Button>
        </Box>
      </chakra.form>
    </FormName>
  );
}
