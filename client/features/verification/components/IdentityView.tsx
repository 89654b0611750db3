import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useVerification } from '../VerificationContext';
import { useIdentityForm } from '../use-identity-form';
import { pathOf } from '../views';
import { ChooseDocument } from './ChooseDocument';
import { DetailsForm } from './DetailsForm';
import { PhotosStep } from './PhotosStep';
import { PrivacyNote } from './PrivacyNote';
import { StepLine, type Step } from './StepLine';

/** An identity in three small steps: which document, what it says, how it looks. */
export function IdentityView() {
  const { person } = useVerification();
  const { status, latest, nextAttemptAt } = person.verification.identity;
  const [step, setStep] = useState<Step>(status === 'PENDING' ? 'PHOTOS' : 'DOCUMENT');
  const identity = useIdentityForm(() => setStep('PHOTOS'));
  // Nothing to do here while the staff have it, once it is right, or without a try left.
  if (status === 'IN_REVIEW' || status === 'APPROVED' || nextAttemptAt) return <Navigate to={pathOf({ name: 'overview' })} replace />;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 340px' }} justifyContent="space-between" gap={{ base: '8', lg: '10' }} alignItems="start">
      <div>
        <StepLine step={step} />
        {step === 'DOCUMENT' && <ChooseDocument form={identity.form} onNext={() => setStep('DETAILS')} />}
        {step === 'DETAILS' && <DetailsForm identity={identity} onBack={() => setStep('DOCUMENT')} />}
        {step === 'PHOTOS' && latest && <PhotosStep verification={latest} onBack={() => setStep('DETAILS')} />}
      </div>
      <PrivacyNote />
    </Grid>
  );
}
