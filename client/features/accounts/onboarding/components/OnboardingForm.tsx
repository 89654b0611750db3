import { Box, Button, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TaskShell } from '../../../../app/shell/TaskShell';
import type { Onboarding_AnswersFragment } from '../../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { StepRail } from '../../../../ui/layout/StepRail';
import { OnboardingContext } from '../OnboardingContext';
import { AboutYouStep } from '../steps/AboutYouStep';
import { IntentionStep } from '../steps/IntentionStep';
import { PlansStep } from '../steps/PlansStep';
import { TrustStep } from '../steps/TrustStep';
import { markOf, adjacentStep, STEPS } from '../steps';
import { useAnswers } from '../use-answers';
import { useFieldProblems } from '../use-field-problems';
import { useFinish } from '../use-finish';
import { useMarkAsked } from '../use-mark-asked';
import { useSteps } from '../use-steps';
import { DoneView } from './DoneView';
import { SavedMark } from '../../../../ui/steps/SavedMark';
import { OnboardingFooter, TopProgress } from './progress';

const STEP_FORMS = { INTENTION: IntentionStep, ABOUT_YOU: AboutYouStep, PLANS: PlansStep, TRUST: TrustStep };

/** The four steps with their layout. */
export function OnboardingForm({ saved }: { saved: Onboarding_AnswersFragment }) {
  const { t } = useTranslation('onboarding');
  const { store, answers } = useAnswers(saved);
  const [first] = useState(saved.doneAt ? 'INTENTION' : saved.step);
  const { step, goTo } = useSteps(first, store);
  const { problemAt, leave, refuse } = useFieldProblems(store, answers);
  const { finish, isFinishing, done } = useFinish(store);
  const [isChecking, setChecking] = useState(false);
  useMarkAsked(store);

  const before = adjacentStep(step, -1);
  const goOn = () => {
    const next = adjacentStep(step, 1);
    if (next) goTo(next);
    else void finish();
  };
  const checkAndGoOn = async () => {
    setChecking(true);
    await store.flush();
    setChecking(false);
    if (!refuse(step)) goOn();
  };
  const Step = STEP_FORMS[step];
  return (
    <OnboardingContext value={{ answers, change: (change) => store.change(change), problemAt, leave }}>
      <PageTitle title={t('title')} />
      <TaskShell
        title={t('title')}
        actions={
          <Actions>
            <SavedMark
              status={answers.status}
              savedAt={answers.savedAt}
              words={{
                failed: t('saved.failed'),
                saving: t('saved.saving'),
                savedAt: (time) => t('saved.at', { time }),
              }}
              isIconOnPhone
              isAnnounced
              onRetry={() => void store.flush()}
            />
          </Actions>
        }
        footer={
          !done && (
            <OnboardingFooter
              step={step}
              isBusy={isChecking || isFinishing}
              onBack={before && (() => goTo(before))}
              onSkip={goOn}
              onNext={() => void checkAndGoOn()}
            />
          )
        }
      >
        {!done && <TopProgress step={step} onSkip={goOn} />}
        <PageContainer
          display="grid"
          gap="10"
          alignItems="start"
          justifyContent="center"
          paddingTop={{ base: '5', md: '10' }}
          paddingBottom={{ base: '8', md: '16' }}
          css={COLUMNS}
        >
          <Box data-rail>
            {!done && (
              <StepRail
                label={t('steps')}
                doneLabel={t('stepDone')}
                steps={STEPS.map((each) => ({ step: each, label: t(`step.${each}`), mark: markOf(each, step) }))}
                onChoose={goTo}
              />
            )}
          </Box>
          <Box minWidth="0">{done ? <DoneView saved={done} /> : <Step key={step} />}</Box>
        </PageContainer>
      </TaskShell>
    </OnboardingContext>
  );
}

/* As in the wizard: the steps under the logo, the form beside them. */
const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 640px)',
  '& > [data-rail]': { display: 'none' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '180px minmax(0, 640px)',
    '& > [data-rail]': { display: 'block', position: 'sticky', top: 'calc(var(--header-h) + 40px)' },
  },
  '@media (min-width: 1240px)': { gridTemplateColumns: '200px minmax(0, 640px) 280px' },
};

/* Answers are saved, so leaving needs no confirmation. */
function Actions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      {children}
      <Button asChild variant="ghost" hideBelow="md">
        <Link to="/">{t('later')}</Link>
      </Button>
      <IconButton
        asChild
        variant="ghost"
        hideFrom="md"
        boxSize="44px"
        minWidth="0"
        borderRadius="full"
        marginInlineEnd="-10px"
        aria-label={t('later')}
      >
        <Link to="/">
          <X />
        </Link>
      </IconButton>
    </>
  );
}
