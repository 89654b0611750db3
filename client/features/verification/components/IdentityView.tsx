import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useVerification } from '../VerificationContext';
import { useIdentityForm } from '../use-identity-form';
import { toViewPath } from '../views';
import { ChooseDocument } from './ChooseDocument';
import { DetailsForm } from './DetailsForm';
import { PhotosStep } from './PhotosStep';
import { PrivacyNote } from './PrivacyNote';
import { StepProgress, type Step } from './StepProgress';

/** Verification of an identity in three steps: document, data, images. */
export function IdentityView() {
  const { person } = useVerification();
  const { status, latest, canStart } = person.verification.identity;
  const [step, setStep] = useState<Step>(status === 'PENDING' ? 'PHOTOS' : 'DOCUMENT');
  const identity = useIdentityForm(() => setStep('PHOTOS'));
  // Nothing to do while it is in review, or approved with a document that is valid for long, or without an attempt left.
  if (!canStart) return <Navigate to={toViewPath({ name: 'overview' })} replace />;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 340px' }}
      justifyContent="space-between"
      gap={{ base: '8', lg: '10' }}
      alignItems="start"
    >
      <div>
        <StepProgress step={step} />
        {step === 'DOCUMENT' && <ChooseDocument form={identity.form} onNext={() => setStep('DETAILS')} />}
        {step === 'DETAILS' && <DetailsForm identity={identity} onBack={() => setStep('DOCUMENT')} />}
        {step === 'PHOTOS' && latest && <PhotosStep verification={latest} onBack={() => setStep('DETAILS')} />}
      </div>
      <PrivacyNote />
    </Grid>
  );
}
