import { Box, Button, chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { WizardStep } from '../../../../generated/graphql';
import { TextLink } from '../../../../ui/links/TextLink';
import { Notice } from '../components/Notice';
import { errorIdOf, Group, StepSection } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { fieldOf, STEPS } from '../steps';
import { useProblemText } from '../use-problem-text';
import { useStepSummary } from '../use-step-summary';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { AvailableFrom } from './AvailableFrom';

/** A summary, the first available day, and the host's declarations. */
export function ReviewStep() {
  const { t } = useTranslation('wizard');
  const { isEdit, space } = useWizard();
  const lead = isEdit
    ? t('review.leadEdit')
    : space?.draftPreview?.isReviewed
      ? t('review.leadReviewed')
      : t('review.lead');
  return (
    <>
      <StepHead title={t('review.title')} lead={lead} />
      <MissingTrust />
      <MissingDetails />
      <chakra.ul
        layerStyle="panel"
        marginTop="7"
        paddingBlock="1"
        paddingInline={{ base: '4', md: '5' }}
        listStyleType="none"
      >
        {STEPS.filter((step) => step !== 'REVIEW').map((step) => (
          <CheckRow key={step} step={step} />
        ))}
      </chakra.ul>
      <AvailableFrom />
      <Declarations />
    </>
  );
}

/* Requirements on the host besides the draft: shown here, so that they are not a surprise on publishing. */
function MissingTrust() {
  const { t } = useTranslation('wizard');
  const { space } = useWizard();
  const { needsPhone, needsIdentity } = space?.draftPreview ?? {};
  if (!needsPhone && !needsIdentity) return null;
  return (
    <Notice tone="warning" marginTop="5">
      {t(needsPhone && needsIdentity ? 'review.needsBoth' : needsPhone ? 'review.needsPhone' : 'review.needsIdentity')}{' '}
      <TextLink to="/verify-identity" display="inline-block" fontWeight="600">
        {t('review.verify')}
      </TextLink>
    </Notice>
  );
}

function MissingDetails() {
  const { t } = useTranslation('wizard');
  const { space } = useWizard();
  if (!space?.draftPreview?.needsTraderDetails) return null;
  return (
    <Notice tone="warning" marginTop="5">
      {t('review.needsTraderDetails')}{' '}
      <TextLink to="/profile/edit#trader" display="inline-block" fontWeight="600">
        {t('review.giveTraderDetails')}
      </TextLink>
    </Notice>
  );
}

function CheckRow({ step }: { step: WizardStep }) {
  const { t } = useTranslation(['wizard', 'common']);
  const problemText = useProblemText();
  const { space, problems, goTo } = useWizard();
  const { long } = useStepSummary();
  const open = problems.filter((problem) => problem.step === step);
  const isOpen = open.length > 0 || !space;
  const [first] = open;
  const text = first ? problemText(first) : long(step);
  const name = t(`step.${step}`);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="32px minmax(0, 1fr) auto"
      alignItems="center"
      gap={{ base: '3', md: '4' }}
      paddingBlock="3.5"
      css={{ '& + &': { borderTop: '1px solid var(--hueco-colors-hairline)' } }}
    >
      <Box
        display="grid"
        placeItems="center"
        boxSize="8"
        borderRadius="full"
        bg={isOpen ? 'bg.error' : 'trust.subtle'}
        color={isOpen ? 'fg.error' : 'trust.fg'}
      >
        {isOpen ? (
          <CircleAlert size={18} role="img" aria-label={t('review.open')} />
        ) : (
          <Check size={18} role="img" aria-label={t('stepDone')} />
        )}
      </Box>
      <Box minWidth="0">
        <chakra.b display="block" fontWeight="600">
          {name}
        </chakra.b>
        <chakra.small
          display="block"
          textStyle="small"
          color={isOpen ? 'fg.error' : 'fg.muted'}
          overflowWrap="anywhere"
        >
          {text}
          {open.length > 1 && ` ${t('review.more', { count: open.length - 1 })}`}
        </chakra.small>
      </Box>
      <Button
        variant="plain"
        minHeight={{ base: '11', md: '8' }}
        aria-label={isOpen ? t('review.completeStep', { step: name }) : t('review.editStep', { step: name })}
        onClick={() => goTo(step, first && fieldOf(first))}
      >
        {isOpen ? t('review.complete') : t('common:actions.edit')}
      </Button>
    </chakra.li>
  );
}

function Declarations() {
  const { t } = useTranslation('wizard');
  const { values, space, change, problemAt } = useWizard();
  const made = values.declarations ?? [];
  const label = useFieldLabel('declarations');
  const error = problemAt('declarations');
  const required = space?.draftPreview?.requiredDeclarations ?? [];
  return (
    <StepSection title={label}>
      <Box layerStyle="panel" padding="5">
        <Group name="declarations" label={label} error={error} display="grid" gap={{ base: '1', md: '3.5' }}>
          {required.map((declaration) => (
            <Checkbox
              key={declaration}
              id={fieldId(`declarations.${declaration}`)}
              errorId={error && !made.includes(declaration) ? errorIdOf('declarations') : undefined}
              checked={made.includes(declaration)}
              onChange={(event) =>
                change({
                  declarations: event.target.checked
                    ? [...made, declaration]
                    : made.filter((other) => other !== declaration),
                })
              }
            >
              {t(`review.declaration.${declaration}`)}
            </Checkbox>
          ))}
        </Group>
      </Box>
    </StepSection>
  );
}
