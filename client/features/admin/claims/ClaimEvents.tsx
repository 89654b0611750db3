import { Box, chakra, Grid } from '@chakra-ui/react';
import {
  Calculator,
  CircleCheck,
  CircleX,
  FileQuestion,
  Gavel,
  LogIn,
  MessageSquareReply,
  MessageSquareWarning,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import type { ClaimOfStaff } from './claim-of-staff';

interface Step {
  readonly at: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string | null;
}

/** The events since the first day, oldest first. */
export function ClaimEvents({ claim }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const steps = useSteps(claim);
  return (
    <Box as="section" aria-label={t('claim.events')}>
      <BlockHead title={t('claim.events')} />
      <chakra.ol listStyleType="none">
        {steps.map(({ at, icon: Icon, title, text }) => (
          <Grid
            as="li"
            key={`${at}${title}`}
            templateColumns="20px minmax(0, 1fr) auto"
            gap="3"
            paddingBottom="3.5"
            textStyle="sm"
          >
            <Box color="fg.muted" paddingTop="0.5">
              <Icon size={18} aria-hidden />
            </Box>
            <Box minWidth="0">
              <chakra.b fontWeight="600">{title}</chakra.b>
              {text && <chakra.p color="fg.muted">{text}</chakra.p>}
            </Box>
            <chakra.time textStyle="xs" color="fg.subtle" whiteSpace="nowrap" dateTime={at}>
              {instant(at)}
            </chakra.time>
          </Grid>
        ))}
      </chakra.ol>
    </Box>
  );
}

function useSteps(claim: ClaimOfStaff): Step[] {
  const { t } = useTranslation(['staff', 'claims']);
  const { money } = useFormats();
  const { booking, side, votes, decisions } = claim;
  const nameOf = (one: typeof side): string => (one === 'RENTER' ? booking.renter : booking.host).displayName;
  const other = side === 'RENTER' ? 'HOST' : 'RENTER';
  const moveIn = booking.conditionPhotos.filter(({ moment }) => moment === 'MOVE_IN');
  const first = moveIn.map(({ createdAt }) => createdAt).toSorted()[0];
  const steps: Step[] = [
    ...(first ? [{ at: first, icon: LogIn, title: t('staff:claim.step.moveIn', { count: moveIn.length }) }] : []),
    {
      at: claim.createdAt,
      icon: Scale,
      title: t('staff:claim.step.made', { name: nameOf(side) }),
      text: claim.holdsCents ? t('staff:claim.step.held', { amount: money(claim.holdsCents) }) : null,
    },
    ...(claim.answer
      ? [
          {
            at: claim.answer.createdAt,
            icon: MessageSquareReply,
            title: t('staff:claim.step.answered', { name: nameOf(other) }),
          },
        ]
      : []),
    ...(claim.proposedAt
      ? [
          {
            at: claim.proposedAt,
            icon: Calculator,
            title: t('staff:claim.step.proposed'),
            text: claim.proposalReason && t(`claims:reasons.${claim.proposalReason}`, claimBounds),
          },
        ]
      : []),
    ...votes.map((vote) => ({
      at: vote.createdAt,
      icon: vote.isAccepted ? CircleCheck : CircleX,
      title: t(vote.isAccepted ? 'staff:claim.step.accepted' : 'staff:claim.step.refused', { name: nameOf(vote.side) }),
    })),
    ...claim.questions.flatMap((question) => [
      {
        at: question.askedAt,
        icon: FileQuestion,
        title: t('staff:claim.step.asked', { name: nameOf(question.side) }),
        text: question.text,
      },
      ...(question.endedAt
        ? [
            {
              at: question.endedAt,
              icon: MessageSquareReply,
              title: t(question.answer === null ? 'staff:claim.step.noData' : 'staff:claim.step.gaveData', {
                name: nameOf(question.side),
              }),
            },
          ]
        : []),
    ]),
    ...decisions.map((decision) => ({
      at: decision.createdAt,
      icon: Gavel,
      title: t(decision.round === 1 ? 'staff:claim.step.decided' : 'staff:claim.step.decidedAgain'),
      text: `${t(`claims:proposal.${decision.remedy}`, claimBounds)} · ${money(decision.amountCents)}`,
    })),
    ...(claim.appealedAt && claim.appealedBy
      ? [
          {
            at: claim.appealedAt,
            icon: MessageSquareWarning,
            title: t('staff:claim.step.appealed', { name: nameOf(claim.appealedBy) }),
          },
        ]
      : []),
    ...(claim.closedAt ? [{ at: claim.closedAt, icon: CircleCheck, title: t(`claims:status.${claim.status}`) }] : []),
  ];
  return steps.toSorted((a, b) => a.at.localeCompare(b.at));
}
