import { Box, chakra } from '@chakra-ui/react';
import { Check, Hourglass, KeyRound, MapPin, Send, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { hostNameOf } from '../checkout/checkout-texts';
import { stepsOf, type Step, type StepName, type StepState, type SuccessBooking } from './steps';

const ICONS: Record<StepName, LucideIcon> = {
  sent: Send,
  answer: Hourglass,
  accepted: Check,
  confirmed: Check,
  address: MapPin,
  entry: KeyRound,
  leave: KeyRound,
};

const DOTS = {
  done: { bg: 'trust.solid', color: 'trust.contrast' },
  now: { bg: 'bg.warning', color: 'fg.warning' },
  later: { bg: 'bg.muted', color: 'fg.muted' },
} as const;

/** What has happened and what comes next, by the booking's status. */
export function StepList({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation('checkout');
  const steps = stepsOf(booking);
  if (steps.length === 0) return null;
  return (
    <Box as="section" marginTop={{ base: '8', md: '10' }}>
      <chakra.h2 textStyle="h3">{t('success.next')}</chakra.h2>
      <chakra.ol marginTop="5">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} booking={booking} />
        ))}
      </chakra.ol>
    </Box>
  );
}

function StepRow({ step, booking }: { step: Step; booking: SuccessBooking }) {
  const { title, text } = useStepTexts(booking)(step);
  return (
    <chakra.li
      aria-current={step.state === 'now' ? 'step' : undefined}
      position="relative"
      display="grid"
      gridTemplateColumns="32px minmax(0, 1fr)"
      gap={{ base: '4', md: '5' }}
      paddingBottom="7"
      css={{
        '&::before': {
          content: '""',
          position: 'absolute',
          left: '15px',
          top: '36px',
          bottom: '4px',
          width: '2px',
          borderRadius: '1px',
          bg: step.state === 'done' ? 'trust.solid' : 'border',
        },
        '&:last-child::before': { display: 'none' },
      }}
    >
      <Dot name={step.name} state={step.state} />
      <div>
        <chakra.b display="block" fontWeight="600">
          {title}
        </chakra.b>
        {text && (
          <chakra.p color="fg.muted" textWrap="pretty">
            {text}
          </chakra.p>
        )}
      </div>
    </chakra.li>
  );
}

function Dot({ name, state }: { name: StepName; state: StepState }) {
  const { t } = useTranslation('checkout');
  const Icon = state === 'done' ? Check : ICONS[name];
  return (
    <chakra.span display="grid" placeItems="center" boxSize="32px" borderRadius="full" {...DOTS[state]}>
      <Icon
        size={16}
        strokeWidth={2}
        {...(state === 'done' ? { 'aria-label': t('parts.done') } : { 'aria-hidden': true })}
      />
    </chakra.span>
  );
}

/* Each sentence appears only if the booking's data support it. */
function useStepTexts(booking: SuccessBooking) {
  const { t } = useTranslation(['checkout', 'domain']);
  const formats = useFormats();
  const { from, to, payment, space } = booking;
  const host = hostNameOf(booking.host);
  const onCardCents = payment ? payment.totalCents - payment.creditCents : 0;
  const card =
    payment?.methodLast4 && onCardCents > 0 ? { amount: formats.money(onCardCents), last4: payment.methodLast4 } : null;

  const accepted = () => {
    if (!card) return null;
    if (payment?.status === 'CAPTURED') return t('success.steps.charged', card);
    return payment?.isToCome
      ? t('success.steps.willCharge', {
          ...card,
          day: formats.instant(payment.dueAt, LONG_DAY),
        })
      : null;
  };
  const answer = () => {
    const when = booking.host.responseTime;
    return when
      ? t('success.steps.answerSoon', { when: t(`domain:responseTime.${when}`) })
      : t('success.steps.answerText');
  };
  const address = () =>
    space.address
      ? t('success.steps.addressIs', {
          address: [space.address, space.postalCode, space.city].filter(Boolean).join(', '),
        })
      : t('success.steps.addressText', { host });

  return ({ name, state }: Step): { title: string; text: string | null } => {
    switch (name) {
      case 'sent':
        return {
          title: t('success.steps.sent'),
          text: card && payment?.status === 'AUTHORIZED' && booking.isPending ? t('success.steps.heldOn', card) : null,
        };
      case 'answer':
        return { title: t('success.steps.answer', { host }), text: answer() };
      case 'accepted':
        return { title: t('success.steps.accepted', { host }), text: accepted() };
      case 'confirmed':
        return { title: t('success.steps.confirmed'), text: accepted() };
      case 'address':
        return { title: t('success.steps.address'), text: address() };
      case 'entry':
        return state === 'done'
          ? { title: t('success.steps.entered', { day: formats.dayInSentence(from) }), text: null }
          : {
              title: t('success.steps.entry', { day: formats.dayInSentence(from) }),
              text: t('success.steps.entryText'),
            };
      case 'leave':
        return { title: t('success.steps.leave', { day: formats.dayInSentence(to) }), text: null };
    }
  };
}
