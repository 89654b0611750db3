import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ChangeCardDialog = lazy(async () => ({
  default: (await import('../../../ui/cards/ChangeCardDialog')).ChangeCardDialog,
}));

/** The card that the next charge goes to, and the way to another one. */
export function ChargedCard({ bookingId, card }: { bookingId: string; card: string }) {
  const { t } = useTranslation('cards');
  const [isChanging, setChanging] = useState(false);
  return (
    <p>
      {t('paysWith', { card })}{' '}
      <Button variant="plain" size="sm" height="auto" padding="0" color="brand.fg" onClick={() => setChanging(true)}>
        {t('changeLink')}
      </Button>
      <Suspense fallback={null}>
        {isChanging && <ChangeCardDialog bookingId={bookingId} onClose={() => setChanging(false)} />}
      </Suspense>
    </p>
  );
}
