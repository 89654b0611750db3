import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { ProblemStrip } from '../components/ProblemStrip';
import { useShortPlaceName, type UpcomingCharge } from './charges';

const PayOwedDialog = lazy(async () => ({ default: (await import('../../../ui/cards/PayOwedDialog')).PayOwedDialog }));

/** A red strip per refused charge, with a link to pay it. */
export function OwedStrips({ charges }: { charges: readonly UpcomingCharge[] }) {
  const { t } = useTranslation('owed');
  const { money } = useFormats();
  const placeOf = useShortPlaceName();
  const [paying, setPaying] = useState<string | null>(null);
  return (
    <>
      {charges
        .filter(({ isRefused }) => isRefused)
        .map(({ booking, from, totalCents }) => (
          <ProblemStrip
            key={`${booking.id} ${from}`}
            text={t('strip', { amount: money(totalCents), place: placeOf(booking) })}
            action={t('stripButton')}
            onAct={() => setPaying(booking.id)}
          />
        ))}
      <Suspense fallback={null}>
        {paying && <PayOwedDialog bookingId={paying} onClose={() => setPaying(null)} />}
      </Suspense>
    </>
  );
}
