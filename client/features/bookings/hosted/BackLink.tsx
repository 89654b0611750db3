import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { BACK } from '../checkout/components/back-button';
import { useReturnToApp } from '../return/use-return-to-app';

/** Leaves without paying: to the app, or to the space when no app acts for the viewer. */
export function BackLink({ bookingId }: { bookingId: string | null }) {
  const { t } = useTranslation('checkout');
  const { spaceId } = useParams();
  const back = useReturnToApp(bookingId);
  if (back === undefined) return null;
  return (
    <Button asChild {...BACK}>
      {back ? (
        <a href={back.url}>
          <ArrowLeft size={16} aria-hidden />
          {t('backToApp', { app: back.appName })}
        </a>
      ) : (
        <Link to={`/space/${spaceId}`}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
      )}
    </Button>
  );
}
