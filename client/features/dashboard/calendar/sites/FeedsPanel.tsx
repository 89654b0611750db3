import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { feedBounds } from '../../../../generated/rare-bounds';
import { FeedIcon, toneColor } from './FeedIcon';
import { useFeedTexts, type Feed } from './use-feeds';

/** Beside the calendar: which external calendars are imported, and their state. */
export function FeedsPanel({ feeds, onManage }: { feeds: readonly Feed[]; onManage: () => void }) {
  const { t } = useTranslation('calendar');
  const words = useFeedTexts();
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="calendar-sites" padding={{ base: '4', md: '6' }}>
      <Flex align="center" justify="space-between" gap="3" marginBottom="2">
        <chakra.h2 id="calendar-sites" textStyle="h3">
          {t('otherSites')}
        </chakra.h2>
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onManage}>
          {t(feeds.length > 0 ? 'sites.manage' : 'sites.connect')}
        </Button>
      </Flex>
      {feeds.length > 0 && (
        <chakra.ul listStyleType="none">
          {feeds.map((feed) => {
            const { tone, text } = words.stateOf(feed);
            return (
              <chakra.li
                key={feed.id}
                display="flex"
                gap="3"
                paddingBlock="3"
                _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
              >
                <FeedIcon tone={tone} />
                <Box minWidth="0" textStyle="sm">
                  <chakra.b display="block" fontWeight="600" truncate>
                    {feed.name}
                  </chakra.b>
                  <chakra.span display="block" color="fg.muted">
                    {feed.space.title || t('noTitle')}
                  </chakra.span>
                  <chakra.span
                    display="block"
                    textStyle="xs"
                    fontWeight={tone === 'fine' ? '450' : '600'}
                    color={toneColor(tone)}
                  >
                    {text}
                  </chakra.span>
                </Box>
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
      <chakra.p
        textStyle="xs"
        color="fg.subtle"
        {...(feeds.length > 0
          ? { borderTopWidth: '1px', borderColor: 'hairline', paddingTop: '4', marginTop: '1' }
          : {})}
      >
        {t(feeds.length > 0 ? 'sites.promise' : 'sites.none', feedBounds)}
      </chakra.p>
    </Box>
  );
}
