import { Box, Button, Input, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { coordinatesText, parseCoordinates } from '../../../../ui/map/coordinates';
import type { LatLng } from '../../../../ui/map/map-types';

interface CoordinatesFieldProps {
  value: LatLng | null;
  onChange: (point: LatLng) => void;
}

/** The pin as latitude and longitude, for hosts who have them or cannot use the map. */
export function CoordinatesField({ value, onChange }: CoordinatesFieldProps) {
  const { t } = useTranslation('wizard');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const take = () => {
    if (typed === null) return;
    const point = parseCoordinates(typed);
    setWrong(point === null && typed.trim() !== '');
    if (point === null) return;
    setTyped(null);
    onChange(point);
    setAnnouncement(t('location.pinSet', { at: coordinatesText(point) }));
  };
  return (
    <Box marginTop="2">
      <Button
        variant="plain"
        size="sm"
        paddingInline="0"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('location.typeCoordinates')}
      </Button>
      {isOpen && (
        <FormField
          name="coordinates"
          label={t('location.coordinates')}
          hint={t('location.coordinatesHint')}
          {...(isWrong ? { error: t('location.coordinatesWrong') } : {})}
        >
          <Input
            size="xl"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            value={typed ?? (value ? coordinatesText(value) : '')}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              take();
            }}
          />
        </FormField>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  );
}
