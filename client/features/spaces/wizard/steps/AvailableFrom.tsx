import { Box, Button, chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import type { DayRange } from '../../../../ui/range-calendar/day-range';
import { TypedDays } from '../../../../ui/range-calendar/TypedDays';
import { today } from '../../../../ui/time/today';
import { Group, StepSection } from '../components/parts';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

/** The first available day: typed, or picked in the calendar, which is loaded on demand. */
export function AvailableFrom() {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const label = useFieldLabel('availableFrom');
  // For a past day, only that it is past matters.
  const isPast = Boolean(values.availableFrom && values.availableFrom < today());
  const day: DayRange = { from: (!isPast && values.availableFrom) || null, to: null };
  // A second click picks another day, not an end.
  const pick = ({ from, to }: DayRange): void => change({ availableFrom: to && from === day.from ? to : from });
  return (
    <StepSection title={label}>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        {isPast ? t('review.availableNow') : t('review.dateHint')}
      </chakra.p>
      <Group
        name="availableFrom"
        label={label}
        error={problemAt('availableFrom')}
        maxWidth="22rem"
        padding="4"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
      >
        <TypedDays hasNoEnd startLabel={t('review.date')} value={day} onChange={pick} />
        <Button
          variant="outline"
          width="full"
          marginTop="3"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays size={18} aria-hidden />
          {t('review.openCalendar')}
        </Button>
        {isOpen && (
          <Box id={panelId} marginTop="3">
            <LazyRangeCalendar min={today()} value={day} onChange={pick} hasHelp={false} />
          </Box>
        )}
      </Group>
    </StepSection>
  );
}
