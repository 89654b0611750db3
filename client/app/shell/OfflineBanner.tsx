import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Told while the connection is lost: what stands on the page is as old as that (U2). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
