import { Box, chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { spaceFields } from '../../../../generated/space-fields';
import { LocationField } from '../../../../ui/location-field/LocationField';
import type { LocationSuggestion } from '../../../../ui/location-field/suggestions';
import type { LatLng } from '../../../../ui/map/map-types';
import { StepSection } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { TextField } from '../components/TextField';
import type { Draft } from '../draft-values';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { LocationMap } from './LocationMap';

/** The location: address, pin, and floor and door, which only the renter sees. */
export function LocationStep() {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const [addressPoint, setAddressPoint] = useState<LatLng | null>(
    values.lat != null && values.lng != null ? { lat: values.lat, lng: values.lng } : null,
  );
  const pick = (suggestion: LocationSuggestion) => {
    const picked = draftOf(suggestion);
    change(picked);
    setAddressPoint({ lat: picked.lat ?? 0, lng: picked.lng ?? 0 });
  };
  return (
    <>
      <StepHead title={t('location.title')} lead={t('location.lead')} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: '120px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }}
        gap={{ base: '3', md: '4' }}
        marginTop={{ base: '5', md: '7' }}
        alignItems="start"
      >
        <Box gridColumn="1 / -1">
          <FormField name="address" label={useFieldLabel('address')} error={problemAt('address')}>
            <chakra.span position="relative" display="block" width="100%">
              <LocationField
                size="xl"
                maxLength={spaceFields.address.max}
                autoComplete="off"
                placeholder={t('location.addressPlaceholder')}
                paddingInlineStart="11"
                value={values.address ?? ''}
                onChange={(text) => change({ address: text === '' ? null : text })}
                onPick={pick}
              />
              <chakra.span
                position="absolute"
                insetStart="3.5"
                top="50%"
                translate="0 -50%"
                color="fg.subtle"
                pointerEvents="none"
              >
                <MapPin size={20} aria-hidden />
              </chakra.span>
            </chakra.span>
          </FormField>
        </Box>
        <TextField name="postalCode" inputMode="numeric" autoComplete="postal-code" fontVariantNumeric="tabular-nums" />
        <TextField name="city" autoComplete="address-level2" />
      </Box>
      <LocationMap addressPoint={addressPoint} onFound={setAddressPoint} />
      <StepSection title={t('location.inside')} isPrivate>
        <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
          <TextField name="floor" isOptional />
          <TextField name="door" isOptional />
        </Box>
      </StepSection>
    </>
  );
}

/* A suggestion fills four fields at once; its pin is as precise as the address. */
function draftOf({ display_name, lat, lon, address = {} }: LocationSuggestion): Draft {
  const { road, house_number, postcode, city } = address;
  return {
    address: road ? [road, house_number].filter(Boolean).join(' ') : (display_name.split(',')[0] ?? display_name),
    ...(postcode ? { postalCode: postcode } : {}),
    ...(city ? { city } : {}),
    lat: Number(lat),
    lng: Number(lon),
    isPinConfirmed: null,
  };
}
