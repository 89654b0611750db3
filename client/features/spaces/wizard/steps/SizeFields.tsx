import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../forms/FormField';
import { useFormats } from '../../../../i18n/format';
import { Segmented } from '../../../../ui/controls/Segmented';
import { NumberField } from '../components/NumberField';
import { GroupError, StepSection } from '../components/parts';
import type { Draft } from '../draft-values';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

type Way = 'area' | 'sides';
type Sides = Pick<Draft, 'lengthM' | 'widthM'>;

/** What the computed area depends on. */
const SIZES = ['sizeM2', 'lengthM', 'widthM'] as const;

/** The size: the area, or length and width from which it is computed; then height and door. */
export function SizeFields() {
  const { t } = useTranslation('wizard');
  const area = useFieldLabel('sizeM2');
  const formats = useFormats();
  const { values, draft, space, change, problemAt } = useWizard();
  const [way, setWay] = useState<Way>(
    values.sizeM2 == null && (values.lengthM != null || values.widthM != null) ? 'sides' : 'area',
  );
  const [typedArea, setTypedArea] = useState(values.sizeM2 ?? null);
  // Of the saved draft, which until the next save may have the typed area or other sides.
  const isStale = SIZES.some((field) => draft.unsaved.has(field));
  const computed = isStale || values.sizeM2 != null ? null : (space?.draftPreview?.sizeM2 ?? null);
  const choose = (next: Way) => {
    setWay(next);
    if (next === 'sides') {
      setTypedArea(values.sizeM2 ?? null);
      if (hasSides(values)) change({ sizeM2: null });
    } else if (values.lengthM != null || values.widthM != null) {
      const sizeM2 = hasSides(values) ? (computed ?? typedArea) : typedArea;
      // Without an area yet the sides are kept.
      if (sizeM2 !== null || !hasSides(values)) change({ sizeM2, lengthM: null, widthM: null });
    }
  };
  /* The area wins when both are there, so only both sides together replace a typed one. */
  const measure = (side: Sides) => change({ ...side, sizeM2: hasSides({ ...values, ...side }) ? null : typedArea });
  return (
    <StepSection title={t('details.size')}>
      <Segmented
        label={t('details.sizeWay')}
        value={way}
        onChange={choose}
        options={[
          { value: 'area', label: area },
          { value: 'sides', label: t('details.sides') },
        ]}
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        marginTop="4"
        alignItems="start"
      >
        {way === 'area' ? (
          <NumberField name="sizeM2" />
        ) : (
          <>
            <NumberField name="lengthM" onChange={(lengthM) => measure({ lengthM })} />
            <NumberField name="widthM" onChange={(widthM) => measure({ widthM })} />
          </>
        )}
        <NumberField name="heightM" />
      </Box>
      {way === 'sides' && (
        <Box id={fieldId('sizeM2')} tabIndex={-1} borderRadius="md">
          <chakra.p textStyle="small" color="fg.muted" marginTop="2" role="status">
            {hasSides(values) && computed !== null
              ? t('details.madeArea', { area: formats.area(computed) })
              : t('details.noArea')}
          </chakra.p>
          <GroupError name="sizeM2">{problemAt('sizeM2')}</GroupError>
        </Box>
      )}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        marginTop="4"
        alignItems="start"
      >
        <NumberField name="doorWidthM" />
        <NumberField name="doorHeightM" />
      </Box>
      <chakra.p textStyle="small" color="fg.subtle" marginTop="2">
        {t('details.optionalMeasures')}
      </chakra.p>
    </StepSection>
  );
}

const hasSides = ({ lengthM, widthM }: Sides): boolean => Boolean(lengthM && widthM);
