import { Box, Button, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Hourglass, ListTodo, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookingHead_BookingFragment } from '../../../generated/graphql';
import { AcceptButton } from '../../../ui/booking/accept/AcceptButton';
import { BookingDialogs, hasDialog } from '../../../ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../ui/booking/booking-question';
import { checkoutPath, toStay } from '../../../ui/booking/stay-address';
import { claimPath } from '../../../ui/claims/claim-path';
import { useBookingCommands } from '../../../ui/booking/use-booking-commands';
import { useFormats } from '../../../i18n/format';
import { supportPath } from '../../../ui/support/support-path';
import { Countdown } from '../../../ui/time/Countdown';
import { accessStepPath } from './access-step-path';
import { ChangeCardButton } from './ChangeCardButton';
import { useStepTexts, type Step } from './use-step-texts';

type Booking = BookingHead_BookingFragment;

const STYLES: Record<Step['urgency'], { Icon: LucideIcon; color: string; bg: BoxProps['bg'] }> = {
  DO: { Icon: ListTodo, color: 'brand.fg', bg: { base: 'tint.brand', _dark: 'bg.muted' } },
  WAIT: { Icon: Hourglass, color: 'fg.warning', bg: 'bg.warning' },
  CALM: { Icon: CircleCheck, color: 'trust.fg', bg: 'tint.trust' },
  ALERT: { Icon: CircleAlert, color: 'fg.error', bg: 'bg.error' },
};

/** The next thing to do, with the page's only filled button, or a note that there is nothing to do. */
export function NextStep({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const wordsOf = useStepTexts(booking);
  const step = booking.nextStep;
  if (!step) return null;
  const { Icon, color, bg } = STYLES[step.urgency];
  const { title, text } = wordsOf(step);
  const { deadline } = booking;
  return (
    <Flex
      as="section"
      aria-label={t('step.label')}
      direction="column"
      gap="1"
      gridColumn={{ md: '1 / -1', lg: 'auto' }}
      marginInline={{ base: '4', md: '0' }}
      padding={{ base: '4', md: '5' }}
      borderRadius="photo"
      bg={bg}
    >
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" textStyle="small" fontWeight="500" color={color}>
        <Flex align="center" gap="2">
          <Icon size={18} aria-hidden />
          {t(`step.urgency.${step.urgency}`)}
        </Flex>
        {/* The step can have another one, such as a claim's. */}
        {deadline?.until === step.until && deadline && <Countdown {...deadline} size="xs" />}
      </Flex>
      <chakra.h2 textStyle="h3" textWrap="balance">
        {title}
      </chakra.h2>
      {text && (
        <chakra.p textStyle="small" color="fg.muted" textWrap="pretty">
          {text}
        </chakra.p>
      )}
      <Box marginTop="auto" paddingTop="3" _empty={{ display: 'none' }} css={{ '& > *': { width: 'full' } }}>
        <StepButton booking={booking} step={step} />
      </Box>
    </Flex>
  );
}

function StepButton({ booking, step: { kind, action, amountCents, claimId } }: { booking: Booking; step: Step }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  if (!isWithButton(kind)) return null;
  const isOwed = kind === 'PAYMENT_FAILED' && amountCents !== null;
  const label = isOwed ? t('step.payOwed', { amount: money(amountCents) }) : t(`step.button.${kind}`);
  if (isOwed) return <ActionButton booking={booking} action="PAY_OWED" label={label} />;
  if (kind === 'CHANGE_CARD') return <ChangeCardButton bookingId={booking.id}>{label}</ChangeCardButton>;
  if (kind === 'ANSWER') return <AcceptButton booking={booking} label={label} />;
  if (kind === 'ANSWER_CHANGE') return <ActionButton booking={booking} action={kind} label={label} />;
  const address = claimId ? claimPath(booking.id, claimId) : addressOf(booking, kind);
  if (address)
    return (
      <Button asChild>
        <Link to={address}>{label}</Link>
      </Button>
    );
  return action && <ActionButton booking={booking} action={action} label={label} />;
}

const WITH_BUTTON = [
  'PAY',
  'ANSWER',
  'PAYMENT_FAILED',
  'VERIFY_IDENTITY',
  'WRITE_ACCESS',
  'MARK_ACTIVE',
  'CONFIRM_MOVE_OUT',
  'RETURN_GOODS',
  'WRITE_REVIEW',
  'ANSWER_CHANGE',
  'ANSWER_CLAIM',
  'CHANGE_CARD',
] as const satisfies readonly Step['kind'][];
type KindWithButton = (typeof WITH_BUTTON)[number];
const isWithButton = (kind: Step['kind']): kind is KindWithButton => (WITH_BUTTON as readonly string[]).includes(kind);

/* The page of a step that has one. */
function addressOf(booking: Booking, kind: KindWithButton): string | null {
  switch (kind) {
    case 'PAY':
      return checkoutPath(booking.space.id, toStay(booking));
    case 'VERIFY_IDENTITY':
      return '/verify-identity';
    case 'WRITE_ACCESS':
      return accessStepPath(booking.space.id);
    case 'WRITE_REVIEW':
      return `/leave-review/${booking.id}`;
    case 'PAYMENT_FAILED':
      return supportPath(booking, 'PAYMENT');
    case 'RETURN_GOODS':
      return supportPath(booking);
    default:
      return null;
  }
}

function ActionButton({ booking, action, label }: { booking: Booking; action: BookingQuestion; label: string }) {
  const commands = useBookingCommands();
  const [question, setQuestion] = useState<BookingQuestion | null>(null);
  return (
    <>
      <Button
        disabled={commands.isBusy}
        onClick={() => (hasDialog(action) ? setQuestion(action) : void commands.take(booking, action))}
      >
        {label}
      </Button>
      <BookingDialogs question={question} booking={booking} onClose={() => setQuestion(null)} />
    </>
  );
}
