import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../i18n/format';
import { monthAfter } from '../../../../ui/time/days';
import { CLASH_FRAME } from '../entry-styles';
import { useEntryLabels } from '../use-entry-labels';

/* With fewer columns the text does not fit. */
const DAYS_FOR_WORDS = 7;

interface ClashFramesProps {
  clashes: readonly { readonly from: string; readonly to: string }[];
  month: string;
  /** The row's last lane, which contains the text. */
  lane: number;
  columnOf: (day: string) => number;
}

/** Frames around days taken by both another site and a booking, with a text beside them. */
export function ClashFrames({ clashes, month, lane, columnOf }: ClashFramesProps) {
  const { t } = useTranslation('calendar');
  const labels = useEntryLabels();
  const end = monthAfter(month, 1);
  return clashes.map(({ from, to }) => {
    const last = to > end ? end : to;
    return (
      <Fragment key={from}>
        <chakra.span
          aria-hidden
          gridRow="1 / -1"
          gridColumn={`${columnOf(from < month ? month : from)} / ${columnOf(last)}`}
          alignSelf="stretch"
          zIndex="2"
          pointerEvents="none"
          css={CLASH_FRAME}
        />
        {daysBetween(last, end) >= DAYS_FOR_WORDS && (
          <chakra.span
            aria-hidden
            gridRow={lane}
            gridColumn={`${columnOf(last)} / -1`}
            display="flex"
            alignItems="center"
            gap="1.5"
            paddingInlineStart="2"
            textStyle="xs"
            fontWeight="600"
            color="fg.error"
            pointerEvents="none"
            truncate
          >
            <TriangleAlert size={14} strokeWidth={1.75} />
            {t('clash.days', { days: labels.rangeOf({ from, to }) })}
          </chakra.span>
        )}
      </Fragment>
    );
  });
}
