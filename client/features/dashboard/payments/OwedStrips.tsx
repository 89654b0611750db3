import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { usePaidPlace, type UpcomingCharge } from './charges';

const PayOwedDialog = lazy(async () => ({ default: (await import('../../../ui/cards/PayOwedDialog')).PayOwedDialog }));

/** A red strip for each charge that was refused, with the way to pay it. */
export function OwedStrips({ charges }: { charges: readonly UpcomingCharge[] }) {
  const { t } = useTranslation('owed');
  const { money } = useFormats();
  const placeOf = usePaidPlace();
  const [paying, setPaying] = useState<string | null>(null);
  return (
    <>
      {charges.filter(isRefused).map(({ booking, from, totalCents }) => (
        <Flex
          key={`${booking.id} ${from}`}
          role="status"
          align="center"
          justify="space-between"
          wrap="wrap"
          gap="3"
          padding="4"
          borderRadius="photo"
          bg="bg.error"
        >
          <Flex gap="3" align="center" minWidth="0">
            <chakra.span color="fg.error" flexShrink="0">
              <CircleAlert size={20} aria-hidden />
            </chakra.span>
            <chakra.p fontWeight="600">{t('strip', { amount: money(totalCents), place: placeOf(booking) })}</chakra.p>
          </Flex>
          <Button size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => setPaying(booking.id)}>
            {t('stripButton')}
          </Button>
        </Flex>
      ))}
      <Suspense fallback={null}>
        {paying && <PayOwedDialog bookingId={paying} onClose={() => setPaying(null)} />}
      </Suspense>
    </>
  );
}

const isRefused = ({ status }: UpcomingCharge): boolean => status === 'RETRYING' || status === 'PAST_DUE';
