import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFormats } from '../../i18n/format';
import { createBrowserState } from '../../state/browser-state';

const online = createBrowserState({
  read: () => navigator.onLine,
  source: () => window,
  events: ['online', 'offline'],
  assumed: () => true,
});

/** Shown while offline: the page's data may be old (U2). */
export function OfflineBanner() {
  const isOnline = useStore(online);
  return <div aria-live="polite">{!isOnline && <Lost />}</div>;
}

function Lost() {
  const { t } = useTranslation();
  const { time } = useFormats();
  const [since] = useState(() => new Date());
  return (
    <Flex
      align="center"
      justify="center"
      gap="2"
      paddingBlock="2"
      paddingInline="4"
      bg="bg.warning"
      color="fg.warning"
      textStyle="sm"
      fontWeight="600"
    >
      <WifiOff size={16} aria-hidden />
      {t('offlineSince', { time: time(since) })}
    </Flex>
  );
}
