import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadCalendarFeedMutation } from '../../../../generated/graphql';
import { LONG_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';
import { firstClash, REFETCH, useFeedTexts, type Feed } from './use-feeds';

/** What to do while days of a booking are also taken on another site. */
export function ClashStrip({
  feeds,
  onSee,
}: {
  feeds: readonly Feed[];
  onSee: (spaceId: string, day: string) => void;
}) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const words = useFeedTexts();
  const { textOf } = useErrorText();
  const [read, { loading }] = useReadCalendarFeedMutation(REFETCH);
  const clash = firstClash(feeds);
  if (!clash) return null;
  const { feed, conflict } = clash;
  const others = feeds.reduce((sum, { conflicts }) => sum + conflicts.length, 0) - 1;
  const again = async (): Promise<void> => {
    try {
      const { data } = await read({ variables: { input: { calendarFeedId: feed.id } } });
      if (data?.readCalendarFeed.feed.conflicts.length === 0) toast({ tone: 'success', title: t('clash.gone') });
      else toast({ title: t('clash.still') });
    } catch (error) {
      toast({ tone: 'error', title: textOf(error) });
    }
  };
  return (
    <Box
      as="section"
      aria-labelledby="calendar-clash"
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' }}
      gap="4"
      padding={{ base: '4', md: '4' }}
      paddingInlineEnd={{ md: '6' }}
      borderWidth="1px"
      borderColor="fg.error/35"
      borderRadius="card"
      bg="bg.error"
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="10"
        borderRadius="12px"
        bg="fg.error/15"
        color="fg.error"
      >
        <TriangleAlert size={20} strokeWidth={1.75} />
      </chakra.span>
      <div>
        <chakra.h2 id="calendar-clash" fontWeight="600">
          {t('clash.title', { space: feed.space.title || t('noTitle') })}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" maxWidth="62ch">
          {t('clash.text', {
            busy: words.rangeOf(conflict.busyFrom, conflict.busyTo),
            name: conflict.booking.renter.displayName,
            day: formats.day(conflict.booking.from, LONG_DAY),
            days: words.rangeOf(conflict.from, conflict.to),
          })}
          {others > 0 && ` ${t('clash.more', { count: others })}`}
        </chakra.p>
      </div>
      <Flex
        direction={{ base: 'row', lg: 'column' }}
        align="center"
        justify={{ base: 'space-between', lg: 'center' }}
        gap="1"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
      >
        <Button
          variant="outline"
          size="sm"
          bg="bg.panel"
          minHeight={{ base: '11', md: '9' }}
          loading={loading}
          loadingText={t('sites.reading')}
          onClick={() => void again()}
        >
          {t('clash.again')}
        </Button>
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onSee(feed.space.id, conflict.from)}
        >
          {t('clash.see')}
        </Button>
      </Flex>
    </Box>
  );
}
