import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SpaceFeature } from '../../../../generated/schema';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { StepSection } from '../components/parts';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

const GROUPS = {
  inside: ['DRY', 'HEATED', 'VENTILATED', 'SHELVES', 'LIGHT', 'SOCKET', 'WATER_TAP'],
  access: [
    'GROUND_FLOOR',
    'LIFT',
    'FREIGHT_LIFT',
    'RAMP',
    'VEHICLE_DOOR',
    'STAIRS_ONLY',
    'PRIVATE_ENTRANCE',
    'LOADING_ZONE',
    'STREET_PARKING',
    'TROLLEY',
  ],
  safety: ['CAMERA', 'ALARM', 'PORTER', 'OWN_LOCK', 'FIRE_DETECTION', 'BUILDING_INSURANCE', 'SHARED'],
} as const satisfies Record<string, readonly SpaceFeature[]>;

/** Features and restrictions of the place. */
export function FeatureChips() {
  const { t } = useTranslation(['wizard', 'domain']);
  const { values, change } = useWizard();
  const chosen = values.features ?? [];
  return (
    <StepSection title={useFieldLabel('features')} isOptional>
      <Box display="grid" gap="4">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <Box key={group} role="group" aria-label={t(`details.featureGroup.${group}`)}>
            <chakra.p textStyle="sm" fontWeight="600" marginBottom="2" aria-hidden>
              {t(`details.featureGroup.${group}`)}
            </chakra.p>
            <Box display="flex" flexWrap="wrap" gap="2">
              {GROUPS[group].map((feature) => (
                <ChipChoice
                  key={feature}
                  kind="checkbox"
                  name="features"
                  isChecked={chosen.includes(feature)}
                  onChange={(isChecked) =>
                    change({ features: isChecked ? [...chosen, feature] : chosen.filter((other) => other !== feature) })
                  }
                >
                  {t(`domain:feature.${feature}`)}
                </ChipChoice>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </StepSection>
  );
}
