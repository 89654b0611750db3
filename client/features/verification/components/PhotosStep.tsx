import { useTranslation } from 'react-i18next';
import type { Facts } from '../VerificationContext';
import { DocumentUploads } from './DocumentUploads';
import { StepHead } from './StepHead';

interface PhotosStepProps {
  verification: Facts;
  onBack: () => void;
}

/** The third step: how the document looks. */
export function PhotosStep({ verification, onBack }: PhotosStepProps) {
  const { t } = useTranslation('verification');
  return (
    <>
      <StepHead title={t(verification.documentType === 'PASSPORT' ? 'form.photos.titlePassport' : 'form.photos.title')} lead={t('form.photos.lead')} />
      <DocumentUploads verification={verification} onBack={onBack} />
    </>
  );
}
