import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { useSubmitVerificationMutation } from '../../../generated/graphql';
import type { DocumentSide } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { useVerification, type LatestVerification } from '../VerificationContext';
import { toViewPath } from '../views';
import { DocumentTile } from './DocumentTile';

interface DocumentUploadsProps {
  verification: LatestVerification;
  onBack?: () => void;
}

/** Uploads the documents of a verification and submits it. */
export function DocumentUploads({ verification, onBack }: DocumentUploadsProps) {
  const { t } = useTranslation(['verification', 'common']);
  const { textOf, fieldText } = useErrorText();
  const { rules, reload } = useVerification();
  const navigate = useNavigate();
  const [submit, { loading }] = useSubmitVerificationMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sideName = (side: DocumentSide): string =>
    t(verification.documentType === 'PASSPORT' ? 'side.PASSPORT' : `side.${side}`);
  const sides = rules.documents.find(({ type }) => type === verification.documentType)?.sides ?? [];

  const send = async (): Promise<void> => {
    setFailure(null);
    setAttempt((count) => count + 1);
    try {
      await submit({ variables: { id: verification.id } });
      toast({ title: t('form.sent.title'), description: t('form.sent.text') });
      await reload();
      void navigate(toViewPath({ name: 'overview' }));
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  // The server reports missing sides; those uploaded since are no longer missing.
  const problems = (failure?.fields ?? []).filter(
    ({ path }) =>
      !sides.some((side) => side.toLowerCase() === path) ||
      verification.missingSides.some((side) => side.toLowerCase() === path),
  );
  const isWhole = failure !== null && failure.fields.length === 0;
  const problemOf = (side: string): string | undefined => {
    const problem = problems.find(({ path }) => path === side.toLowerCase());
    return problem && fieldText(problem);
  };
  const errors = problems.map((problem) => {
    const side = sides.find((one) => one.toLowerCase() === problem.path);
    const message = fieldText(problem);
    return side ? { name: problem.path, message: `${sideName(side)}: ${message}` } : { name: null, message };
  });
  return (
    <>
      <Box marginTop="6" display="grid" gap="5">
        <ErrorSummary
          errors={[...errors, ...(isWhole ? [{ name: null, message: textOf(failure) }] : [])]}
          attempt={attempt}
        />
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: sides.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          }}
          gap="5"
        >
          {sides.map((side) => (
            <DocumentTile
              key={`${verification.id}-${side}`}
              verification={verification}
              side={side}
              name={sideName(side)}
              missing={problemOf(side)}
            />
          ))}
        </Grid>
      </Box>
      <Flex gap="3" direction={{ base: 'column-reverse', md: 'row' }} marginTop="6">
        {onBack && (
          <Button size="lg" variant="outline" onClick={onBack}>
            {t('common:actions.back')}
          </Button>
        )}
        <Button size="lg" minWidth={{ base: '11', md: '200px' }} loading={loading} onClick={() => void send()}>
          {t('form.send')}
        </Button>
      </Flex>
    </>
  );
}
