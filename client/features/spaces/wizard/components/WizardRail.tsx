import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { StepRail, type StepMark } from '../../../../ui/layout/StepRail';
import { STEPS } from '../steps';
import { useStepSummary } from '../use-step-summary';
import { useWizard } from '../WizardContext';

/** The six steps at the side: answers, problems, and links. */
export function WizardRail() {
  const { t } = useTranslation('wizard');
  const wizard = useWizard();
  const { short } = useStepSummary();
  const missingIn = (step: WizardStep): number => wizard.problems.filter((problem) => problem.step === step).length;
  const markOf = (step: WizardStep): StepMark => {
    if (step === wizard.step) return 'now';
    if (missingIn(step) > 0) return wizard.triedSteps.has(step) ? 'bad' : 'open';
    return wizard.space && step !== 'REVIEW' ? 'done' : 'open';
  };
  const noteOf = (step: WizardStep, mark: StepMark): string =>
    mark === 'bad' ? t('missingIn', { count: missingIn(step) }) : mark === 'done' ? short(step) : '';
  const steps = STEPS.map((step) => {
    const mark = markOf(step);
    return { step, label: t(`step.${step}`), mark, note: noteOf(step, mark) };
  });
  return <StepRail label={t('steps')} doneLabel={t('stepDone')} steps={steps} onChoose={wizard.goTo} />;
}
