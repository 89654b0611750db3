import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReturnToApp } from './use-return-to-app';

/** Returns to the app that prepared the request. */
export function BackToApp({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('checkout');
  const back = useReturnToApp(bookingId);
  return (
    back && (
      <Button asChild variant="outline">
        <a href={back.url}>
          <ArrowLeft size={18} aria-hidden />
          {t('backToApp', { app: back.appName })}
        </a>
      </Button>
    )
  );
}
