import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight, List, type LucideIcon } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { monthAfter, monthOf } from '../../../ui/time/days';
import { Segmented } from '../../../ui/controls/Segmented';
import { today } from '../../../ui/time/today';
import type { HostMonth } from './calendar-rows';
import { capitalised } from '../../../ui/display/capitalised';

export type CalendarView = 'month' | 'list';

interface CalendarToolsProps {
  month: string;
  onMonth: (month: string) => void;
  calendar: HostMonth | undefined;
  view: CalendarView;
  onView: (view: CalendarView) => void;
}

/** The choice of the month, and its occupancy. */
export function CalendarTools({ month, onMonth, calendar, view, onView }: CalendarToolsProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const name = formats.day(month, { month: 'long', year: 'numeric' }).replace(' de ', ' ');
  const thisMonth = monthOf(today());
  const step = (count: number, label: string) => (
    <IconButton
      variant="outline"
      borderRadius="full"
      borderColor="border"
      boxSize={{ base: '11', md: '9' }}
      minWidth="0"
      aria-label={label}
      onClick={() => onMonth(monthAfter(month, count))}
    >
      {count < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </IconButton>
  );
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="6"
      rowGap="2"
      padding="4"
      paddingInlineStart={{ base: '4', md: '6' }}
    >
      <Flex wrap="wrap" align="center" gap="2" minWidth="0">
        {step(-1, t('previous'))}
        {step(1, t('next'))}
        <chakra.h2 textStyle="h3" aria-live="polite" marginInlineStart="2">
          {capitalised(name)}
        </chakra.h2>
        {month !== thisMonth && (
          <Button variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => onMonth(thisMonth)}>
            {t('today')}
          </Button>
        )}
      </Flex>
      <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minHeight="5">
        {calendar && calendar.occupancyPercent != null && (
          <Trans
            t={t}
            i18nKey="occupancy"
            values={{
              percent: formats.percent(calendar.occupancyPercent),
              occupied: calendar.occupiedDays,
              available: calendar.availableDays,
            }}
            components={{ b: <chakra.b fontWeight="600" color="fg" /> }}
          />
        )}
      </Box>
      <Box width={{ base: 'full', md: 'auto' }}>
        <Segmented
          label={t('view.label')}
          isFull
          value={view}
          onChange={onView}
          options={[
            { value: 'month', label: <WithIcon icon={CalendarDays} text={t('view.month')} /> },
            { value: 'list', label: <WithIcon icon={List} text={t('view.list')} /> },
          ]}
        />
      </Box>
    </Flex>
  );
}

function WithIcon({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {text}
    </>
  );
}
