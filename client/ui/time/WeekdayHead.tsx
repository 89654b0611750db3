import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFormats } from '../../i18n/format';
import { weekdayDate } from './days';

/** The heading of a table of days: the weekdays from Monday by their letter, in full for screen readers. */
export function WeekdayHead(style: HTMLChakraProps<'th'>) {
  const formats = useFormats();
  return (
    <thead>
      <tr>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <chakra.th
            key={weekday}
            scope="col"
            abbr={formats.day(weekdayDate(weekday), { weekday: 'long' })}
            textStyle="xs"
            color="fg.subtle"
            {...style}
          >
            {formats.day(weekdayDate(weekday), { weekday: 'narrow' })}
          </chakra.th>
        ))}
      </tr>
    </thead>
  );
}
