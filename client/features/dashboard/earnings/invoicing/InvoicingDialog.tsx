import { Button, chakra, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { Checkbox } from '../../../../forms/choices';
import { FormField } from '../../../../forms/FormField';
import { useServerForm } from '../../../../forms/use-server-form';
import {
  useAcceptInvoicingAgreementMutation,
  type InvoicingAgreement_AgreementFragment,
} from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { toast } from '../../../../ui/feedback/toast';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { invoicingSchema } from './invoicing.schema';

interface InvoicingDialogProps {
  /** The agreement in force, to be changed. */
  agreement: InvoicingAgreement_AgreementFragment | null;
  onClose: () => void;
}

const FIELDS = ['legalName', 'nif', 'address', 'accepts'] as const;

/** Asks for the data on the invoices, and for the host's agreement that we issue them. */
export function InvoicingDialog({ agreement, onClose }: InvoicingDialogProps) {
  const { t } = useTranslation(['earnings', 'common']);
  const { textOf } = useErrorText();
  const formId = useId();
  const problemId = useId();
  const [accept] = useAcceptInvoicingAgreementMutation({ refetchQueries: ['InvoicingAgreement'] });
  const { register, onSubmit, messageOf, failure, isSubmitting } = useServerForm({
    schema: invoicingSchema,
    defaultValues: {
      legalName: agreement?.legalName ?? '',
      nif: agreement?.nif ?? '',
      address: agreement?.address ?? '',
      accepts: false,
    },
    fields: FIELDS,
    send: async (input) => {
      try {
        await accept({ variables: { input } });
        toast({ title: t('invoicing.signed'), tone: 'success' });
        onClose();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const problem = messageOf('accepts');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invoicing.dialog')}
      width="34rem"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {t(agreement ? 'invoicing.save' : 'invoicing.start')}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} display="grid" gap="4">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <chakra.p color="fg.muted">{t('invoicing.data')}</chakra.p>
        <FormField name="legalName" label={t('invoicing.legalName')} error={messageOf('legalName')}>
          <Input size="lg" autoComplete="name" {...register('legalName')} />
        </FormField>
        <FormField name="nif" label={t('invoicing.nif')} error={messageOf('nif')}>
          <Input size="lg" autoComplete="off" fontVariantNumeric="tabular-nums" {...register('nif')} />
        </FormField>
        <FormField name="address" label={t('invoicing.address')} error={messageOf('address')}>
          <Input size="lg" autoComplete="street-address" {...register('address')} />
        </FormField>
        <div>
          <Checkbox errorId={problem ? problemId : undefined} {...register('accepts')}>
            {t('invoicing.accepts')}
          </Checkbox>
          {problem && (
            <chakra.p id={problemId} textStyle="sm" fontWeight="500" color="fg.error">
              {problem}
            </chakra.p>
          )}
        </div>
      </chakra.form>
    </Dialog>
  );
}
