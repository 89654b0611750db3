import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { Archive, Ban, CircleCheck, Clock, MessageSquareWarning, Pause, Pencil, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardSpace_SpaceFragment, SpaceMetricsQuery } from '../../../../generated/graphql';
import { answerBounds } from '../../../../generated/rare-bounds';
import { useFormats } from '../../../../i18n/format';
import type { Translations } from '../../../../i18n/translations';
import { useCommissionText } from '../../../../ui/booking/use-commission-text';
import { Dotted } from '../../../../ui/display/Dotted';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { TextLink } from '../../../../ui/links/TextLink';
import { Spark } from '../../../../ui/charts/Spark';
import { Availability } from './Availability';
import { ChangesAsked } from './ChangesAsked';
import { SpaceActions } from './SpaceActions';

/** A status is never shown by colour alone. */
const STYLES: Record<
  DashboardSpace_SpaceFragment['status'],
  readonly [tint: string, icon: LucideIcon, isQuiet?: true]
> = {
  DRAFT: ['gray', Pencil],
  IN_REVIEW: ['orange', Clock],
  NEEDS_CHANGES: ['red', MessageSquareWarning],
  PUBLISHED: ['trust', CircleCheck],
  PAUSED: ['gray', Pause, true],
  SUSPENDED: ['red', Ban],
  ARCHIVED: ['gray', Archive, true],
};

export type Metrics = SpaceMetricsQuery['hostStats']['bySpace'][number];

interface SpaceRowProps {
  space: DashboardSpace_SpaceFragment;
  metrics: Metrics | undefined;
  isLetNow: boolean;
}

/** One space of the host: what it is, how it performs, and its actions. */
export function SpaceRow({ space, metrics, isLetNow }: SpaceRowProps) {
  const { t } = useTranslation(['dashboard', 'domain', 'common']);
  const formats = useFormats();
  const commissionText = useCommissionText();
  const { status, isPublic } = space;
  const [tint, Icon, isQuiet] = STYLES[status];
  const details = [
    space.sizeM2 !== null && formats.area(space.sizeM2),
    space.district ?? space.city,
    space.priceAllInCents === null
      ? t('spaces.noPrice')
      : `${formats.price(space.priceAllInCents)}${t('common:perMonth')}`,
  ];
  return (
    <chakra.li _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }} padding="4">
      <Box
        as="article"
        aria-label={space.title ?? t('spaces.noTitle')}
        display="grid"
        gridTemplateColumns={{ base: '112px minmax(0, 1fr)', lg: '112px minmax(0, 1fr) auto auto' }}
        alignItems="center"
        columnGap={{ base: '4', lg: '6' }}
        rowGap="4"
      >
        <SpacePhoto
          photo={space.coverPhoto}
          alt=""
          sizes="112px"
          width="112px"
          height="84px"
          borderRadius="12px"
          filter={isQuiet ? 'grayscale(.8)' : undefined}
        />
        <Box minWidth="0">
          <Flex wrap="wrap" align="center" gap="2">
            <Badge colorPalette={tint} color={tint === 'gray' ? 'fg.muted' : undefined}>
              <Icon aria-hidden />
              {t(`domain:spaceStatus.${status}`)}
            </Badge>
            <Availability space={space} isLetNow={isLetNow} />
            {space.hasUnpublishedChanges && (
              <Badge colorPalette="orange">
                <Pencil aria-hidden />
                {t('spaces.unpublished')}
              </Badge>
            )}
          </Flex>
          <chakra.h3 marginTop="1.5" fontWeight="600" lineClamp="2">
            {space.title ?? t('spaces.noTitle')}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            <Dotted items={details.filter(Boolean)} />
          </chakra.p>
          {isPublic && space.hostNetMonthCents !== null && space.commissionTerms && (
            <chakra.p textStyle="small" color="fg.muted">
              {t('spaces.net', {
                amount: formats.price(space.hostNetMonthCents),
                commission: commissionText(space.commissionTerms),
              })}
            </chakra.p>
          )}
        </Box>
        <Flex
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          wrap="wrap"
          gap={{ base: '4', lg: '6' }}
          align="flex-start"
          justify={{ base: 'space-between', lg: 'flex-end' }}
        >
          {isPublic && metrics && <SpaceMetrics metrics={metrics} />}
          <Middle space={space} />
        </Flex>
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <SpaceActions space={space} />
        </Box>
      </Box>
      {status === 'NEEDS_CHANGES' && <ChangesAsked space={space} />}
    </chakra.li>
  );
}

function Label({ children }: { children: string }) {
  return (
    <chakra.span display="block" textStyle="xs" color="fg.muted">
      {children}
    </chakra.span>
  );
}

/** Views and requests of thirty days. */
function SpaceMetrics({ metrics: { views, requests, publishedOn } }: { metrics: Metrics }) {
  const { t } = useTranslation(['dashboard', 'stats']);
  const formats = useFormats();
  const { total, previous, trend } = views;
  const change = previous ? Math.round(((total - previous) / previous) * 100) : null;
  const changeText =
    previous === null || publishedOn === null || change === null
      ? t('spaces.new')
      : change === 0
        ? t('stats:change.same')
        : t(change > 0 ? 'stats:change.up' : 'stats:change.down', { amount: formats.percent(Math.abs(change)) });
  return (
    <>
      <Box width="136px">
        <Label>{t('spaces.views')}</Label>
        <Flex align="center" gap="2">
          <chakra.b textStyle="h3" fontVariantNumeric="tabular-nums">
            {formats.number(total)}
          </chakra.b>
          <Spark trend={trend} />
        </Flex>
        <Label>{changeText}</Label>
      </Box>
      <Box>
        <Label>{t('spaces.requests')}</Label>
        <chakra.b display="block" textStyle="h3" fontVariantNumeric="tabular-nums">
          {formats.number(requests)}
        </chakra.b>
      </Box>
    </>
  );
}

type StatusText = keyof Translations['dashboard']['spaces']['about'];

/** The completeness of a draft; for a paused space, who waits for it. */
function Middle({ space }: { space: DashboardSpace_SpaceFragment }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { status, completenessPercent: percent, draftSavedAt, waitingCount, decisionPath, isHiddenByDecision } = space;
  if (!space.isImprovable) {
    const about = status === 'SUSPENDED' && !isHiddenByDecision ? 'UNLISTED' : (status as StatusText);
    return (
      <chakra.p textStyle="sm" color="fg.muted" maxWidth="34ch">
        {t(`spaces.about.${about}`, answerBounds)}
        {decisionPath && (
          <>
            {' '}
            {/* With a load, so that running analytics scripts never see its path. */}
            <TextLink to={decisionPath} reloadDocument>
              {t('spaces.decision')}
            </TextLink>
          </>
        )}
        {status === 'PAUSED' && waitingCount ? ` ${t('spaces.waiting', { count: waitingCount })}` : ''}
      </chakra.p>
    );
  }
  return (
    <Box width={{ base: 'full', sm: '132px' }}>
      <Flex justify="space-between" textStyle="xs">
        <chakra.span color="fg.muted">{t('spaces.listing')}</chakra.span>
        <chakra.b fontWeight="600">{formats.percent(percent)}</chakra.b>
      </Flex>
      <Box height="6px" borderRadius="full" bg="bg.muted" overflow="hidden" marginTop="1">
        <Box height="full" bg="trust.solid" style={{ width: `${percent}%` }} />
      </Box>
      <Label>
        {percent >= 100
          ? t('spaces.full')
          : status === 'DRAFT' && draftSavedAt
            ? t('spaces.saved', { when: formats.ago(draftSavedAt) })
            : t('spaces.incomplete')}
      </Label>
    </Box>
  );
}
