import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { useStartVerificationMutation } from '../../../generated/graphql';
import type { DocumentType } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { useVerification } from '../VerificationContext';
import { toViewPath } from '../views';
import { DocumentChoice } from './DocumentChoice';
import { DocumentUploads } from './DocumentUploads';
import { PrivacyNote } from './PrivacyNote';
import { StepHead } from '../../../ui/steps/StepHead';

/** Uploads the document that proves the right to rent out a space. */
export function SpaceView({ spaceId }: { spaceId: string }) {
  const { t } = useTranslation('verification');
  const { textOf } = useErrorText();
  const { person, reload } = useVerification();
  const [start] = useStartVerificationMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { spaces } = person.verification;
  const state = spaces.find(({ space }) => space?.id === spaceId);
  if (!state?.canStart) return <Navigate to={toViewPath({ name: 'overview' })} replace />;
  const pending = state.status === 'PENDING' ? state.latest : null;

  const choose = async (documentType: DocumentType): Promise<void> => {
    setFailure(null);
    setAttempt((count) => count + 1);
    try {
      await start({ variables: { input: { kind: 'SPACE', documentType, spaceId } } });
      await reload();
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 340px' }}
      justifyContent="space-between"
      gap={{ base: '8', lg: '10' }}
      alignItems="start"
    >
      <div>
        <StepHead
          takesFocus
          title={t('form.space.title')}
          lead={t('form.space.lead', { title: state.space?.title ?? '' })}
        />
        <Box marginTop="6" display="grid" gap="5">
          <ErrorSummary errors={failure ? [{ name: null, message: textOf(failure) }] : []} attempt={attempt} />
          <DocumentChoice
            kind="SPACE"
            legend={t('form.space.legend')}
            value={pending?.documentType ?? null}
            onChange={(type) => void choose(type)}
          />
        </Box>
        {pending && <DocumentUploads key={pending.documentType} verification={pending} />}
      </div>
      <PrivacyNote />
    </Grid>
  );
}
