import { Box, chakra, Input } from '@chakra-ui/react';
import { Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { FormField } from '../../../../forms/FormField';
import { useFormats } from '../../../../i18n/format';
import { LocationField } from '../../../../ui/location-field/LocationField';
import { today } from '../../../../ui/time/today';
import { Question, Result } from '../components/parts';
import { ThingPicker } from '../components/ThingPicker';
import { useOnboarding } from '../OnboardingContext';
import { onboardingBounds } from '../../../../generated/bounds';

const MONTHS = [1, 3, 6, 12, null] as const;
const A_YEAR = 12;

/** What, where, from when and for how long. */
export function NeedPart() {
  const { t } = useTranslation('onboarding');
  const { answers, change, problemAt, leave } = useOnboarding();
  const { things, place, from, months } = answers.need;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <ThingPicker things={things ?? []} onChange={(next) => change({ need: { things: next } })} />
        <Box marginTop="3">
          <RoomResult />
        </Box>
      </div>
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <FormField name="need.place" label={t('plans.where')}>
          <LocationField
            maxLength={onboardingBounds.place.max}
            value={place ?? ''}
            onChange={(text) => change({ need: { place: text || null } })}
          />
        </FormField>
        <FormField name="need.from" label={t('plans.from')} error={problemAt('need.from')}>
          <Input
            type="date"
            min={today()}
            value={from ?? ''}
            onChange={(event) => change({ need: { from: event.target.value || null } })}
            onBlur={() => leave('need.from')}
          />
        </FormField>
      </Box>
      <Question>
        <legend>{t('plans.howLong')}</legend>
        <Box display="flex" flexWrap="wrap" gap="2">
          {MONTHS.map((count) => (
            <ChipChoice
              key={count ?? 0}
              kind="radio"
              name="need-months"
              isChecked={months === count}
              onChange={() => change({ need: { months: count } })}
            >
              {count === null ? t('plans.unknown') : count === A_YEAR ? t('plans.year') : t('plans.months', { count })}
            </ChipChoice>
          ))}
        </Box>
      </Question>
      {place && (from || things?.length) ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('plans.kept')}
        </chakra.p>
      ) : null}
    </Box>
  );
}

function RoomResult() {
  const { t } = useTranslation('onboarding');
  const { area, number } = useFormats();
  const { room } = useOnboarding().answers.saved;
  return (
    <Result
      icon={Ruler}
      title={room && t('room.title', { size: area(room.sizeM2) })}
      text={room ? t('room.text', { volume: number(room.volumeM3) }) : t('room.none')}
    />
  );
}
