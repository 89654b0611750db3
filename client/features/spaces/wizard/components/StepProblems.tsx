import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { useErrorText } from '../../../../i18n/use-error-text';
import { PageTitle } from '../../../../ui/layout/Page';
import { fieldOf, isOnScreen } from '../steps';
import { useProblemText } from '../use-problem-text';
import type { useWizardChecks } from '../use-wizard-checks';
import { useWizard } from '../WizardContext';
import { Notice } from './Notice';

interface StepProblemsProps {
  checks: ReturnType<typeof useWizardChecks>;
  title: string;
}

/** The problems at the top of the step, also mentioned in the document's title. */
export function StepProblems({ checks, title }: StepProblemsProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { textOf } = useErrorText();
  const problemText = useProblemText();
  const { step, screen, draft, problems, triedSteps, goTo } = useWizard();
  const { attempt, failure } = checks;
  const isWhole = attempt.scope === 'all';
  const open = triedSteps.has(step) ? problems.filter((problem) => isWhole || isOnScreen(problem, step, screen)) : [];
  const errors = [
    ...(failure ? [{ name: null, message: textOf(failure) }] : []),
    ...open.map((problem) => ({ name: fieldOf(problem), message: problemText(problem) })),
  ];
  const pageTitle = `${t(`step.${step}`)} · ${title}`;
  return (
    <>
      <PageTitle title={open.length > 0 ? `${t('common:formErrors.prefix')}${pageTitle}` : pageTitle} />
      <Box marginBottom="8" _empty={{ display: 'none' }}>
        <ErrorSummary
          errors={errors}
          attempt={attempt.count}
          title={isWhole && open.length > 0 ? t('missing', { count: open.length }) : undefined}
          onFollow={(name) => goTo(open.find((problem) => fieldOf(problem) === name)?.step ?? step, name)}
        />
      </Box>
      {draft.status === 'failed' && !failure && (
        <Notice tone="error" role="alert" marginBottom="8">
          {t('saved.failedText')} {draft.error && textOf(draft.error)}
        </Notice>
      )}
    </>
  );
}
