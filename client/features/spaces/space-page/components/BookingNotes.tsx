import { chakra } from '@chakra-ui/react';
import { Clock, RotateCcw, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { usePolicyTerms } from '../../../../ui/booking/use-policy-terms';
import { MINUTE_MS } from '../../../../ui/time/durations';
import type { Quote } from '../use-quote';

const MOMENT = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** What happens after the button is pressed, and until when it can be cancelled. */
export function BookingNotes({
  space: { host, isInstantBook, cancellationPolicy, cancellationTerms },
  quote,
}: {
  space: SpacePage_SpaceFragment;
  quote: Quote | null;
}) {
  const { t } = useTranslation(['space', 'domain']);
  const { instant } = useFormats();
  const shown = usePolicyTerms();
  const answer = host.responseTime
    ? t('booking.answers', { name: host.displayName, time: t(`domain:responseTime.${host.responseTime}`) })
    : t('booking.answersUnknown', { name: host.displayName });
  // "Before midnight" is shown as the last minute that still counts.
  const until =
    quote?.freeCancellationUntil &&
    instant(new Date(new Date(quote.freeCancellationUntil).getTime() - MINUTE_MS), {
      ...MOMENT,
      timeZone: quote.timeZone,
    });
  const policy = quote?.cancellationPolicy ?? cancellationPolicy;
  const free = quote
    ? until
      ? t('booking.freeUntil', { moment: until })
      : t('booking.noLongerFree')
    : t('booking.policyText', shown(cancellationTerms));
  const notes = [
    (quote?.confirmsAtOnce ?? isInstantBook)
      ? { icon: Zap, title: t('booking.instantTitle'), text: t('booking.instantText') }
      : { icon: Clock, title: t('booking.notCharged'), text: answer },
    { icon: RotateCcw, title: t('booking.cancellation', { policy: t(`booking.policies.${policy}`) }), text: free },
  ];
  return (
    <chakra.ul display="grid" gap="2" mt="4" textStyle="sm" color="fg.muted">
      {notes.map(({ icon: Icon, title, text }) => (
        <chakra.li key={title} display="grid" gridTemplateColumns="18px 1fr" gap="2.5">
          <chakra.span color="trust.fg" mt="px">
            <Icon size={18} aria-hidden />
          </chakra.span>
          <span>
            <chakra.b fontWeight="600" color="fg">
              {title}
            </chakra.b>{' '}
            {text}
          </span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
