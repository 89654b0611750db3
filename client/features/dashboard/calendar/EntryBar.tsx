import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { daysBetween } from '../../../i18n/format';
import type { Bar } from './calendar-rows';
import { ENTRY_STYLES, isTextured } from './entry-styles';
import { useEntryLabels } from './use-entry-labels';

interface EntryBarProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  bar: Bar;
  /** Bars of fewer days have room for the icon only. */
  wordsFrom?: number;
  /** Whether its start and end fit. */
  hasDays?: boolean;
  /** Days before the name. */
  daysBeforeName?: number;
  /** Neither icon nor text: they are where the days begin. */
  isBare?: boolean;
}

/** The days of an entry as one bar; the cells below it contain the same as text. */
export function EntryBar({
  bar,
  wordsFrom = 3,
  hasDays = false,
  daysBeforeName = 0,
  isBare = false,
  ...rest
}: EntryBarProps) {
  const words = useEntryLabels();
  const { entry, from, to, isCutBefore, isCutAfter } = bar;
  const { icon: Icon, ground, iconColor } = ENTRY_STYLES[entry.kind];
  const days = daysBetween(from, to);
  const isNarrow = days < wordsFrom;
  const radius = (isCut: boolean): string => (isCut ? '0' : '9px');
  return (
    <chakra.span
      aria-hidden
      position="relative"
      zIndex="1"
      display="flex"
      alignItems="center"
      justifyContent={isNarrow ? 'center' : 'flex-start'}
      gap="2"
      height={entry.kind === 'OTHER_SITE' ? '26px' : '38px'}
      paddingInline={isNarrow ? '1' : '2'}
      marginInlineStart={isCutBefore ? '0' : '1px'}
      marginInlineEnd={isCutAfter ? '0' : '1px'}
      borderRadius={`${radius(isCutBefore)} ${radius(isCutAfter)} ${radius(isCutAfter)} ${radius(isCutBefore)}`}
      minWidth="0"
      overflow="hidden"
      textStyle="sm"
      whiteSpace="nowrap"
      cursor="pointer"
      _hover={{ outline: '2px solid', outlineColor: 'fg' }}
      {...rest}
      css={ground}
    >
      {!isBare && (
        <chakra.span
          display="grid"
          flexShrink="0"
          color={iconColor}
          {...(isTextured(entry.kind) ? { bg: 'bg.muted', borderRadius: 'full', padding: '2px' } : {})}
        >
          <Icon size={16} strokeWidth={1.75} />
        </chakra.span>
      )}
      {!isNarrow && (
        <chakra.b
          fontWeight="600"
          truncate
          marginInlineStart={daysBeforeName > 0 ? `calc(${(daysBeforeName / days) * 100}% - 26px)` : undefined}
          {...(isTextured(entry.kind) ? { bg: 'bg.muted', borderRadius: '4px', paddingInline: '1' } : {})}
        >
          {words.nameOf(entry)}
        </chakra.b>
      )}
      {hasDays && days > 13 && isCutBefore && <Small>{words.sinceOf(entry)}</Small>}
      {hasDays && days > 9 && isCutAfter && <Small marginInlineStart="auto">{words.untilOf(entry)}</Small>}
    </chakra.span>
  );
}

function Small(props: HTMLChakraProps<'small'>) {
  return <chakra.small textStyle="xs" fontWeight="450" color="fg.muted" flexShrink="0" {...props} />;
}
