import { useTranslation } from 'react-i18next';
import type { LatestVerification } from '../VerificationContext';
import { DocumentUploads } from './DocumentUploads';
import { StepHead } from '../../../ui/steps/StepHead';

interface PhotosStepProps {
  verification: LatestVerification;
  onBack: () => void;
}

/** Step 3: images of the document. */
export function PhotosStep({ verification, onBack }: PhotosStepProps) {
  const { t } = useTranslation('verification');
  return (
    <>
      <StepHead
        takesFocus
        title={t(verification.documentType === 'PASSPORT' ? 'form.photos.titlePassport' : 'form.photos.title')}
        lead={t('form.photos.lead')}
      />
      <DocumentUploads verification={verification} onBack={onBack} />
    </>
  );
}
