import { Box, Button, chakra, type BoxProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingPageLifeQuery, type BookingHead_BookingFragment } from '../../../generated/graphql';
import { Money } from '../../../ui/display/Price';
import { Panel } from './Panel';
import { useMilestoneTexts, type Milestone } from './use-milestone-texts';

interface LifePanelProps {
  booking: BookingHead_BookingFragment;
  order?: BoxProps['order'];
}

/** The timeline of a booking from the request to the last review: past, today, upcoming. */
export function LifePanel({ booking, ...rest }: LifePanelProps) {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useBookingPageLifeQuery({
    variables: { id: booking.id },
    fetchPolicy: 'cache-and-network',
  });
  const milestones = data?.booking?.milestones;
  return (
    <Panel title={t('life.title')} query={{ error, refetch }} {...rest}>
      {milestones ? <Life milestones={milestones} booking={booking} /> : null}
    </Panel>
  );
}

function Life({ milestones, booking }: { milestones: readonly Milestone[]; booking: BookingHead_BookingFragment }) {
  const { t } = useTranslation('booking');
  const [isWhole, setWhole] = useState(false);
  const near = nearOnes(milestones);
  return (
    <>
      <chakra.ol listStyleType="none" padding={{ base: '4px 16px 12px', md: '8px 24px 20px' }}>
        {milestones.map((milestone, index) => (
          <Row
            key={index}
            milestone={milestone}
            booking={booking}
            isFolded={!isWhole && !near.has(milestone)}
            isLast={index === milestones.length - 1}
          />
        ))}
      </chakra.ol>
      {near.size < milestones.length && (
        <Box hideFrom="md" paddingInline="4" paddingBlock="1.5" borderTopWidth="1px" borderColor="hairline">
          <Button
            variant="plain"
            size="sm"
            minHeight="11"
            paddingInline="0"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('life.less') : t('life.all', { count: milestones.length })}
            <chakra.span aria-hidden rotate={isWhole ? '180deg' : undefined}>
              <ChevronDown size={16} />
            </chakra.span>
          </Button>
        </Box>
      )}
    </>
  );
}

/* On phones: the last, the current and the next milestone; all if folding would hide only one. */
function nearOnes(milestones: readonly Milestone[]): ReadonlySet<Milestone> {
  const last = milestones.findLast(({ state }) => state === 'DONE');
  const now = milestones.find(({ state }) => state === 'NOW');
  const next = milestones.find(({ state }) => state === 'LATER');
  const near = new Set([last, now, next].filter((found) => found !== undefined));
  return milestones.length - near.size > 1 ? near : new Set(milestones);
}

const DOTS = {
  DONE: { bg: 'trust.solid' },
  NOW: {
    bg: 'brand.solid',
    boxShadow: '0 0 0 4px color-mix(in srgb, var(--hueco-colors-brand-solid) 22%, transparent)',
  },
  LATER: { bg: 'bg.panel', boxShadow: 'inset 0 0 0 2px var(--hueco-colors-border-control)' },
} as const;

interface RowProps {
  milestone: Milestone;
  booking: BookingHead_BookingFragment;
  isFolded: boolean;
  isLast: boolean;
}

function Row({ milestone, booking, isFolded, isLast }: RowProps) {
  const { when, title, text } = useMilestoneTexts(booking)(milestone);
  const { state, amountCents } = milestone;
  const isNow = state === 'NOW';
  const isLater = state === 'LATER';
  return (
    <chakra.li
      aria-current={isNow ? 'step' : undefined}
      position="relative"
      display={{ base: isFolded ? 'none' : 'grid', md: 'grid' }}
      gridTemplateColumns={{ base: '20px minmax(0, 1fr) auto', md: '112px 20px minmax(0, 1fr) auto' }}
      columnGap={{ base: '3', md: '4' }}
      alignItems="start"
      paddingBlock="2.5"
      {...(isNow && { marginInline: '-3', marginBlock: '1', paddingInline: '3', borderRadius: 'lg', bg: 'bg.muted' })}
      _after={
        isLast
          ? undefined
          : {
              content: '""',
              position: 'absolute',
              top: '8',
              bottom: '-3',
              width: '2px',
              borderRadius: '1px',
              bg: state === 'DONE' ? 'trust.solid' : 'border',
              insetInlineStart: { base: isNow ? '21px' : '9px', md: isNow ? '149px' : '137px' },
            }
      }
    >
      <chakra.span
        gridColumn={{ base: '2', md: '1' }}
        gridRow="1"
        textStyle="small"
        lineHeight="1.5rem"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        {when}
      </chakra.span>
      <chakra.span
        gridColumn={{ base: '1', md: '2' }}
        gridRow="1"
        display="grid"
        placeItems="center"
        width="20px"
        height="6"
        _before={{ content: '""', boxSize: '3', borderRadius: 'full', zIndex: '1', ...DOTS[state] }}
      />
      <Box gridColumn={{ base: '2 / -1', md: '3' }} gridRow={{ base: '2', md: '1' }} minWidth="0">
        <chakra.b display="block" lineHeight="1.5rem" fontWeight={isLater ? '500' : '600'}>
          {title}
        </chakra.b>
        {text && (
          <chakra.small display="block" textStyle="small" color="fg.muted" textWrap="pretty">
            {text}
          </chakra.small>
        )}
      </Box>
      {amountCents !== null && (
        <chakra.span
          gridColumn={{ base: '3', md: '4' }}
          gridRow="1"
          lineHeight="1.5rem"
          fontWeight={isLater ? '500' : '600'}
          color={isLater ? 'fg.muted' : undefined}
        >
          <Money cents={amountCents} />
        </chakra.span>
      )}
    </chakra.li>
  );
}
