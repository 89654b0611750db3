import { Box, Button, chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { Avatar } from '../../../../ui/display/Avatar';
import { FeaturedHost } from '../../../../ui/display/FeaturedHost';
import { messagePath } from '../../../../ui/links/message-path';
import { LazyInView } from '../../../../ui/layout/LazyInView';
import { LazyHostTrader } from '../../../../ui/trader/lazy-trader';
import { Rating } from '../../../../ui/reviews/Rating';
import { Block } from './Block';

/** The host: response times, the legally required details, and a button to ask a question. */
export function HostCard({
  space: { id, host, isOwn, cancellationTerms },
}: {
  space: Pick<SpacePage_SpaceFragment, 'id' | 'host' | 'isOwn' | 'cancellationTerms'>;
}) {
  const { t } = useTranslation(['space', 'domain']);
  const formats = useFormats();
  const since = formats.instant(host.memberSince, { month: 'long', year: 'numeric' });
  const details = [
    host.rating && { name: t('host.rating'), value: <Rating rating={host.rating} /> },
    host.responseTime && { name: t('host.answers'), value: t(`domain:responseTime.${host.responseTime}`) },
    host.responseRatePercent !== null && {
      name: t('host.answersTo'),
      value: t('host.rate', { percent: formats.percent(host.responseRatePercent) }),
    },
    { name: t('host.since'), value: t('host.sinceDate', { month: since }) },
  ].filter((detail) => detail !== null && detail !== false);
  return (
    <Block id="anfitrion" title={t('host.title')}>
      <Box
        layerStyle="card"
        display="grid"
        gridTemplateColumns="auto 1fr"
        alignItems="center"
        columnGap={{ base: '4', md: '6' }}
        p={{ base: '5', md: '7' }}
      >
        <Box gridRow={{ md: 'span 4' }} alignSelf="start">
          <Avatar id={host.id} initials={host.initials} picture={host.avatar} size="lg" />
        </Box>
        <chakra.h3 textStyle="h3">
          <chakra.span asChild borderRadius="xs" _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}>
            <Link to={`/profile/${host.id}`} aria-label={t('host.profile', { name: host.displayName })}>
              {host.displayName}
            </Link>
          </chakra.span>
          {host.isFeaturedHost && (
            <chakra.span display="block">
              <FeaturedHost />
            </chakra.span>
          )}
        </chakra.h3>
        <chakra.dl
          gridColumn={{ base: '1 / -1', md: '2' }}
          display="flex"
          flexWrap="wrap"
          columnGap={{ base: '5', md: '9' }}
          rowGap="3"
          mt="4"
        >
          {details.map(({ name, value }) => (
            <div key={name}>
              <chakra.dt textStyle="sm" color="fg.subtle">
                {name}
              </chakra.dt>
              <chakra.dd fontWeight="600">{value}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
        {host.bio && (
          <chakra.p
            gridColumn={{ base: '1 / -1', md: '2' }}
            mt="4"
            color="fg.muted"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {host.bio}
          </chakra.p>
        )}
        <chakra.p
          gridColumn={{ base: '1 / -1', md: '2' }}
          mt="4"
          pt="4"
          borderTopWidth="1px"
          borderColor="hairline"
          textStyle="small"
          color="fg.muted"
        >
          {t(host.isTrader ? 'host.trader' : 'host.private', {
            name: host.displayName,
            days: cancellationTerms.withdrawalDays,
          })}
        </chakra.p>
        {host.isTrader && (
          <LazyInView gridColumn={{ base: '1 / -1', md: '2' }} mt="4" minH="20">
            <Suspense fallback={null}>
              <LazyHostTrader id={host.id} />
            </Suspense>
          </LazyInView>
        )}
        {!isOwn && (
          <Button
            asChild
            variant="outline"
            gridColumn={{ base: '1 / -1', md: '2' }}
            justifySelf={{ md: 'start' }}
            mt="5"
          >
            <Link to={messagePath({ spaceId: id })}>
              <MessageCircle aria-hidden />
              {t('host.write', { name: host.displayName })}
            </Link>
          </Button>
        )}
      </Box>
    </Block>
  );
}
