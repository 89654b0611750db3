import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { MapPin, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Switch } from '../../../../forms/choices';
import { fetchSuggestions } from '../../../../ui/location-field/suggestions';
import { LazyPinPicker } from '../../../../ui/map/LazyMapView';
import type { LatLng } from '../../../../ui/map/map-types';
import { Group } from '../components/parts';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { CoordinatesField } from './CoordinatesField';

interface LocationMapProps {
  /** The geocoded address. */
  addressPoint: LatLng | null;
  onFound: (point: LatLng) => void;
}

/** The pin on the map, the circle that renters see instead of it, and a warning if pin and postal code do not match. */
export function LocationMap({ addressPoint, onFound }: LocationMapProps) {
  const { t } = useTranslation('wizard');
  const { values, space, change, problemAt } = useWizard();
  const [isAreaShown, setAreaShown] = useState(true);
  const [isConfirmedHere, setConfirmedHere] = useState(false);
  const confirmation = useFieldLabel('isPinConfirmed');
  const { lat, lng } = values;
  const hasPin = lat != null && lng != null;
  const isDoubtful = space?.draftProblems.some((problem) => problem.code === 'PIN_FAR_FROM_POSTAL_CODE');
  return (
    <Box marginTop="5">
      <Group name="pin" label={t('location.pin')} error={problemAt('pin')}>
        <Box
          marginInline={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
          borderWidth="1px"
          borderInlineWidth={{ base: '0', md: '1px' }}
          borderRadius={{ base: '0', md: 'card' }}
          overflow="hidden"
          bg="bg.panel"
        >
          <Box position="relative" height={{ base: '340px', md: '400px' }}>
            {hasPin ? (
              <LazyPinPicker
                value={{ lat, lng }}
                addressPoint={addressPoint}
                area={isAreaShown ? space?.draftPreview?.area : null}
                onChange={(point) => change({ lat: point.lat, lng: point.lng, isPinConfirmed: null })}
              />
            ) : (
              <NoPin onFound={onFound} />
            )}
          </Box>
          <Flex align="center" gap="3.5" paddingBlock="2.5" paddingInline={{ base: '4', md: '5' }}>
            <Box color="trust.solid" flexShrink="0">
              <ShieldCheck size={20} aria-hidden />
            </Box>
            <Box flex="1">
              <Switch checked={isAreaShown} onChange={(event) => setAreaShown(event.target.checked)}>
                <chakra.b fontWeight="600" display="block">
                  {t('location.area')}
                </chakra.b>
                <chakra.small display="block" textStyle="small" color="fg.muted">
                  {t('location.areaText')}
                </chakra.small>
              </Switch>
            </Box>
          </Flex>
        </Box>
      </Group>
      <CoordinatesField
        value={hasPin ? { lat, lng } : null}
        onChange={(point) => change({ ...point, isPinConfirmed: null })}
      />
      {(isDoubtful || (isConfirmedHere && values.isPinConfirmed)) && (
        <Box marginTop="3">
          <Checkbox
            checked={values.isPinConfirmed ?? false}
            onChange={(event) => {
              setConfirmedHere(true);
              change({ isPinConfirmed: event.target.checked || null });
            }}
          >
            {confirmation}
          </Checkbox>
        </Box>
      )}
    </Box>
  );
}

/* The initial view when the address was typed and not chosen: the best match of what is filled in, else the middle of the country. */
const MIDDLE: LatLng = { lat: 40.4168, lng: -3.7038 };

function NoPin({ onFound }: { onFound: (point: LatLng) => void }) {
  const { t } = useTranslation('wizard');
  const { values, change } = useWizard();
  const [isSearching, setSearching] = useState(false);
  const place = async () => {
    setSearching(true);
    const { address, postalCode, city } = values;
    const point = await locate([[address, postalCode, city], [postalCode, city], [city]]);
    setSearching(false);
    if (point) onFound(point);
    change({ ...(point ?? MIDDLE), isPinConfirmed: null });
  };
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="4"
      height="100%"
      padding="6"
      bg="bg.muted"
      textAlign="center"
    >
      <Box color="fg.subtle">
        <MapPin size={28} aria-hidden />
      </Box>
      <chakra.p color="fg.muted" maxWidth="40ch" textWrap="balance">
        {t('location.noPin')}
      </chakra.p>
      <Button
        variant="outline"
        height="auto"
        paddingBlock="2.5"
        whiteSpace="normal"
        maxWidth="100%"
        loading={isSearching}
        onClick={() => void place()}
      >
        {t('location.setPin')}
      </Button>
    </Flex>
  );
}

async function locate(attempts: readonly (readonly (string | null | undefined)[])[]): Promise<LatLng | null> {
  for (const attempt of attempts) {
    const text = attempt.filter(Boolean).join(', ');
    const [found] = text ? await fetchSuggestions(text, new AbortController().signal) : [];
    if (found) return { lat: Number(found.lat), lng: Number(found.lon) };
  }
  return null;
}
