import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { WITH_WEEKDAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';

interface StayDatesProps extends HTMLChakraProps<'dl'> {
  from: string;
  /** Null when the stay has no end. */
  to: string | null;
}

/** Move-in and move-out day, side by side. */
export function StayDates({ from, to, ...rest }: StayDatesProps) {
  const { t } = useTranslation('domain');
  const formats = useFormats();
  // "lun 5 abr 2027": the commas of the locale would wrap the narrow box into three lines.
  const day = (value: string) => formats.day(value, WITH_WEEKDAY).replaceAll(',', '');
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" borderWidth="1px" borderRadius="lg" {...rest}>
      <StayDay name={t('calendar.start')} value={day(from)} />
      <StayDay name={t('calendar.end')} value={to ? day(to) : t('calendar.openEnd')} isSecond />
    </chakra.dl>
  );
}

function StayDay({ name, value, isSecond }: { name: string; value: string; isSecond?: boolean }) {
  return (
    <chakra.div paddingBlock="3" paddingInline={{ base: '3', md: '4' }} borderInlineStartWidth={isSecond ? '1px' : '0'}>
      <chakra.dt textStyle="caption" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd marginTop="0.5" fontWeight="600">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
