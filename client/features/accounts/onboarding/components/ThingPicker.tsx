import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StorableThing } from '../../../../generated/schema';
import { ThingRow } from '../../../../ui/things/ThingRow';
import { countOf, withCount } from '../../../../ui/things/thing-counts';
import type { Answers } from '../answers-store';
import { thingBounds } from '../../../../generated/bounds';

/* In display order: the most frequent things first. */
const THINGS = [
  'BOX',
  'SUITCASE',
  'SOFA',
  'BED',
  'WARDROBE',
  'TABLE',
  'CHAIR',
  'BICYCLE',
  'FRIDGE',
  'WASHER',
  'TELEVISION',
  'SHELF',
  'CHEST',
  'ARMCHAIR',
  'BOARD',
  'TOOLS',
  'PALLET',
  'MOTORBIKE',
  'CAR',
] as const satisfies readonly StorableThing[];
const SHOWN_AT_FIRST = 8;
const MOST = thingBounds.count.max;

type Things = NonNullable<Answers['need']['things']>;

interface ThingPickerProps {
  things: Things;
  onChange: (things: Things) => void;
}

/** The number of each thing: common ones first, the others on demand. */
export function ThingPicker({ things, onChange }: ThingPickerProps) {
  const { t } = useTranslation('onboarding');
  const [isWhole, setWhole] = useState(() => THINGS.slice(SHOWN_AT_FIRST).some((thing) => countOf(things, thing) > 0));
  const shown = isWhole ? THINGS : THINGS.slice(0, SHOWN_AT_FIRST);
  const Chevron = isWhole ? ChevronUp : ChevronDown;
  return (
    <>
      <chakra.ul
        aria-label={t('plans.things')}
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="2"
      >
        {shown.map((thing) => (
          <ThingRow
            key={thing}
            thing={thing}
            count={countOf(things, thing)}
            max={MOST}
            onChange={(count) => onChange(withCount(things, thing, Math.min(count, MOST), THINGS))}
          />
        ))}
      </chakra.ul>
      <Button variant="ghost" marginTop="2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        <Chevron aria-hidden />
        {isWhole ? t('plans.fewerThings') : t('plans.moreThings')}
      </Button>
    </>
  );
}
