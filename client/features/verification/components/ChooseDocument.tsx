import { Box, Button } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../../generated/schema';
import type { IdentityValues } from '../identity.schema';
import { useVerification } from '../VerificationContext';
import { DocumentChoice } from './DocumentChoice';
import { StepHead } from '../../../ui/steps/StepHead';

interface ChooseDocumentProps {
  form: UseFormReturn<IdentityValues>;
  onNext: () => void;
}

/** Step 1: the kind of document. */
export function ChooseDocument({ form, onNext }: ChooseDocumentProps) {
  const { t } = useTranslation(['verification', 'common']);
  const { rules } = useVerification();
  const documentType = useWatch({ control: form.control, name: 'documentType' });
  const choose = (type: DocumentType): void => {
    const countries = rules.documents.find((document) => document.type === type)?.countries ?? [];
    form.setValue('documentType', type);
    form.setValue('country', countries.includes(form.getValues('country')) ? form.getValues('country') : '');
    form.clearErrors();
  };
  return (
    <>
      <StepHead takesFocus title={t('form.document.title')} lead={t('form.document.lead')} />
      <Box marginTop="6">
        <DocumentChoice kind="IDENTITY" legend={t('form.document.legend')} value={documentType} onChange={choose} />
      </Box>
      <Button
        size="lg"
        marginTop="6"
        width={{ base: '100%', md: 'auto' }}
        minWidth={{ base: '11', md: '160px' }}
        onClick={onNext}
      >
        {t('common:actions.next')}
      </Button>
    </>
  );
}
