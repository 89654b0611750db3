import { Button, IconButton } from '@chakra-ui/react';
import { Save, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccessStep } from '../steps/AccessStep';
import { DetailsStep } from '../steps/DetailsStep';
import { LocationStep } from '../steps/LocationStep';
import { PhotosStep } from '../steps/PhotosStep';
import { PricingStep } from '../steps/PricingStep';
import { ReviewStep } from '../steps/ReviewStep';
import { useMedia, WIDE } from '../../../../ui/layout/use-media';
import type { useWizardChecks } from '../use-wizard-checks';
import { useWizard } from '../WizardContext';
import { PhoneProgress } from './PhoneProgress';
import { PreviewCard } from './PreviewCard';
import { SavedMark } from '../../../../ui/steps/SavedMark';
import { StepProblems } from './StepProblems';
import { WizardRail } from './WizardRail';
import { WizardFooter } from './WizardFooter';
import { TaskShell } from '../../../../app/shell/TaskShell';
import { WizardGrid } from './WizardGrid';

interface WizardViewProps {
  checks: ReturnType<typeof useWizardChecks>;
  onExit: () => void;
  onSave: () => void;
  onBack: () => void;
  onRetry: () => void;
}

const STEP_FORMS = {
  LOCATION: LocationStep,
  DETAILS: DetailsStep,
  PHOTOS: PhotosStep,
  PRICING: PricingStep,
  ACCESS: AccessStep,
  REVIEW: ReviewStep,
};

/** The wizard's layout. */
export function WizardView({ checks, onExit, onSave, onBack, onRetry }: WizardViewProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { isEdit, step, screen, draft } = useWizard();
  const isPhone = !useMedia(WIDE);
  const title = isEdit ? t('titleEdit') : t('titleNew');
  const Step = STEP_FORMS[step];
  const saved = (
    <SavedMark
      status={draft.status}
      savedAt={draft.savedAt}
      words={{ failed: t('saved.failed'), saving: t('saved.saving'), savedAt: (time) => t('saved.at', { time }) }}
      note={draft.hasUnpublished ? t('saved.unpublished') : null}
      onRetry={onRetry}
    />
  );
  const actions = isPhone ? (
    <>
      <IconButton
        variant="ghost"
        boxSize="44px"
        minWidth="0"
        borderRadius="full"
        aria-label={t('common:actions.save')}
        onClick={onSave}
      >
        <Save />
      </IconButton>
      <IconButton
        variant="ghost"
        boxSize="44px"
        minWidth="0"
        borderRadius="full"
        marginInlineEnd="-10px"
        aria-label={t('common:actions.cancel')}
        onClick={onExit}
      >
        <X />
      </IconButton>
    </>
  ) : (
    <>
      {saved}
      <Button variant="ghost" onClick={onExit}>
        {t('common:actions.cancel')}
      </Button>
      <Button variant="outline" onClick={onSave}>
        {t('common:actions.save')}
      </Button>
    </>
  );
  return (
    <TaskShell
      title={title}
      actions={actions}
      footer={
        <WizardFooter
          step={step}
          screen={screen}
          isBusy={checks.isBusy}
          onBack={onBack}
          onNext={() => void checks.next()}
          onPublish={() => void checks.publish()}
        />
      }
    >
      {isPhone && <PhoneProgress step={step} screen={screen} saved={saved} />}
      <WizardGrid
        rail={<WizardRail />}
        preview={<PreviewCard />}
        form={
          <>
            <StepProblems checks={checks} title={title} />
            <Step key={`${step} ${screen}`} />
          </>
        }
      />
    </TaskShell>
  );
}
