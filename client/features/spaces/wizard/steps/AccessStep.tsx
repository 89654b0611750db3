import { Box, chakra } from '@chakra-ui/react';
import { CalendarClock, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OptionCard, Switch } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { Every } from '../../../../forms/every';
import type { AccessMode } from '../../../../generated/schema';
import { spaceFields } from '../../../../generated/space-fields';
import { dayHours } from '../access-hours';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { TextLink } from '../../../../ui/links/TextLink';
import { Notice } from '../components/Notice';
import { NumberField } from '../components/NumberField';
import { Group, GroupError, StepSection } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { Stepper } from '../../../../forms/Stepper';
import { TextField } from '../components/TextField';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { AccessHoursFields } from './AccessHoursFields';

const MODES: Every<AccessMode> = ['AUTONOMOUS', 'SCHEDULED'];
const ICONS = { AUTONOMOUS: KeyRound, SCHEDULED: CalendarClock };
const USUAL_NOTICE_HOURS = 24;

/** How and when renters get in. */
export function AccessStep() {
  const { t } = useTranslation('wizard');
  const { values } = useWizard();
  return (
    <>
      <StepHead title={t('access.title')} lead={t('access.lead')} />
      <ModeCards />
      <AccessHoursFields />
      {values.accessMode === 'SCHEDULED' && <Visits />}
      <StepSection title={t('access.instructions')} isPrivate>
        <TextField name="accessInstructions" hint={t('access.instructionsHint')} isCounted rows={5} />
      </StepSection>
      <Keys />
      <InstantBooking />
    </>
  );
}

function ModeCards() {
  const { t } = useTranslation(['wizard', 'domain']);
  const { values, change, problemAt } = useWizard();
  return (
    <Box marginTop={{ base: '5', md: '7' }}>
      <Group
        name="accessMode"
        kind="radiogroup"
        label={useFieldLabel('accessMode')}
        error={problemAt('accessMode')}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
      >
        {MODES.map((mode) => (
          <OptionCard
            key={mode}
            name="accessMode"
            icon={ICONS[mode]}
            title={t(`domain:accessMode.${mode}`)}
            text={t(`access.modeText.${mode}`)}
            checked={values.accessMode === mode}
            onChange={() =>
              change({
                accessMode: mode,
                ...(values.accessHours?.length ? {} : { accessHours: dayHours() }),
                ...(mode === 'SCHEDULED' && values.visitNoticeHours == null
                  ? { visitNoticeHours: USUAL_NOTICE_HOURS }
                  : {}),
              })
            }
          />
        ))}
      </Group>
    </Box>
  );
}

function Visits() {
  const { t } = useTranslation('wizard');
  const { values, change } = useWizard();
  const isLimited = values.visitsPerMonth != null;
  return (
    <StepSection title={t('access.visits')}>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <NumberField name="visitNoticeHours" hint={t('access.noticeHint')} />
        <Box>
          <chakra.p id="visits-label" textStyle="sm" fontWeight="600" marginBottom="1.5">
            {t('access.perMonth')}
          </chakra.p>
          <Box role="radiogroup" aria-labelledby="visits-label" display="flex" flexWrap="wrap" gap="2">
            <ChipChoice
              kind="radio"
              name="visits"
              isChecked={!isLimited}
              onChange={() => change({ visitsPerMonth: null })}
            >
              {t('access.unlimited')}
            </ChipChoice>
            <ChipChoice kind="radio" name="visits" isChecked={isLimited} onChange={() => change({ visitsPerMonth: 4 })}>
              {t('access.limited')}
            </ChipChoice>
          </Box>
        </Box>
        {isLimited && (
          <NumberField
            name="visitsPerMonth"
            // None would mean no limit: while the field is empty the draft has 0, which cannot be published.
            value={values.visitsPerMonth || null}
            onChange={(visitsPerMonth) => change({ visitsPerMonth: visitsPerMonth ?? 0 })}
          />
        )}
      </Box>
    </StepSection>
  );
}

function Keys() {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const keys = values.keysLent ?? 0;
  return (
    <StepSection title={useFieldLabel('keysLent')}>
      <Box
        id={fieldId('keysLent')}
        tabIndex={-1}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.p color="fg.muted" textStyle="small" maxWidth="40ch">
          {t('access.keysHint')}
        </chakra.p>
        <Stepper
          value={keys}
          min={spaceFields.keysLent.min}
          max={spaceFields.keysLent.max}
          onChange={(keysLent) => change({ keysLent })}
          labels={{ less: t('access.fewerKeys'), more: t('access.moreKeys') }}
        >
          <chakra.output
            minWidth="8"
            textAlign="center"
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
            aria-label={t('access.keysCount', { count: keys })}
          >
            {keys}
          </chakra.output>
        </Stepper>
      </Box>
      <GroupError name="keysLent">{problemAt('keysLent')}</GroupError>
    </StepSection>
  );
}

/* If the host may not use it yet, explains how to be allowed to. */
function InstantBooking() {
  const { t } = useTranslation(['wizard', 'errors']);
  const label = useFieldLabel('isInstantBook');
  const { values, space, change, problemAt } = useWizard();
  if (!space || space.draftPreview?.isInstantBookOffered === false) return null;
  if (!space.draftPreview?.canBookInstantly && !values.isInstantBook) {
    return (
      <StepSection title={label} isOptional>
        <Notice tone="info">
          {t('errors:fields.INSTANT_NEEDS_IDENTITY')}{' '}
          <TextLink to="/verify-identity" display="inline-block" fontWeight="600">
            {t('review.verify')}
          </TextLink>
        </Notice>
      </StepSection>
    );
  }
  return (
    <StepSection title={label} isOptional>
      <Switch
        id={fieldId('isInstantBook')}
        checked={values.isInstantBook ?? false}
        onChange={(event) => change({ isInstantBook: event.target.checked })}
      >
        <chakra.span fontWeight="600" display="block">
          {t('access.instant')}
        </chakra.span>
        <chakra.small textStyle="small" color="fg.muted" display="block">
          {t('access.instantText')}
        </chakra.small>
      </Switch>
      <GroupError name="isInstantBook">{problemAt('isInstantBook')}</GroupError>
    </StepSection>
  );
}
