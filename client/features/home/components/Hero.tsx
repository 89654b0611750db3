import { Box, Button, chakra } from '@chakra-ui/react';
import { BadgeCheck, CalendarCheck, MailCheck, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { usePublishPath } from '../../../session/use-publish-path';
import { PageContainer } from '../../../ui/layout/Page';
import { SearchPill } from '../../../ui/search-pill/SearchPill';
import type { FeaturedSpace } from '../home-data';
import { HeroPicture } from './HeroPicture';
import { MoreLink } from '../../../ui/links/MoreLink';

interface HeroProps {
  /** The lowest all-in price; undefined while loading, null when there is none. */
  priceFromCents: number | null | undefined;
  /** Whether there are spaces whose host has proved the right to rent them out. */
  hasVerified: boolean;
  /** Shown on the card over the photo. */
  space: FeaturedSpace | undefined;
}

/** What Hueco is, the search, and the link for hosts (HOM-1…3). */
export function Hero({ priceFromCents, hasVerified, space }: HeroProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const publishPath = usePublishPath();
  return (
    <chakra.section position="relative" pb={{ base: '10', md: '12' }}>
      <PageContainer display="flex" flexDirection="column" minH={{ md: '560px' }}>
        <Box w={{ md: '52%', lg: '560px' }} maxW={{ base: '560px', md: 'none' }} pt={{ base: '5', md: '16' }}>
          <chakra.h1 textStyle="display">
            {t('hero.line1')}
            <br />
            {t('hero.line2')}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" maxW="27em" mt={{ base: '3', md: '5' }}>
            <Lead priceFromCents={priceFromCents} />
          </chakra.p>
        </Box>
        <Box position="relative" zIndex="1" w="full" maxW={{ base: '560px', md: '920px' }} mt={{ base: '5', md: '10' }}>
          <SearchPill
            layout="hero"
            onSubmit={(params) => void navigate({ pathname: '/search', search: params.toString() })}
          />
        </Box>
        <Claims hasVerified={hasVerified} />
        <HeroPicture space={space} />
        <Button asChild variant="outline" hideFrom="md" w={{ base: 'full', sm: 'fit-content' }} mt="52px">
          <Link to={publishPath}>{t('hero.publishPhone')}</Link>
        </Button>
        <chakra.p hideBelow="md" display="flex" alignItems="center" gap="2" mt="auto" pt="6" pb="2" color="fg.muted">
          {t('hero.ask')}
          <MoreLink to={publishPath}>{t('hero.publish')}</MoreLink>
        </chakra.p>
      </PageContainer>
    </chakra.section>
  );
}

/** About as wide as a price, to avoid a layout shift. */
const USUAL_PRICE_CENTS = 3350;

function Lead({ priceFromCents }: Pick<HeroProps, 'priceFromCents'>) {
  const { t } = useTranslation('home');
  const { price } = useFormats();
  if (priceFromCents === null) return t('hero.lead');
  const [before, after] = t('hero.leadFrom', { price: '|' }).split('|');
  return (
    <>
      {before}
      {priceFromCents === undefined ? (
        <chakra.span visibility="hidden">{price(USUAL_PRICE_CENTS)}</chakra.span>
      ) : (
        <chakra.span whiteSpace="nowrap">{price(priceFromCents)}</chakra.span>
      )}
      {after}
    </>
  );
}

/**
 * Verified, trusted, flexible (HOM-1), each linking to its explanation. Without a verified space the first one states what is true of all
 * hosts.
 */
const CLAIMS = [
  { icon: MailCheck, words: 'hero.email', short: 'hero.emailShort', to: '/trust-safety' },
  { icon: BadgeCheck, words: 'hero.verified', short: 'hero.verifiedShort', to: '/help/espacio-verificado' },
  { icon: ShieldCheck, words: 'hero.trusted', short: 'hero.trustedShort', to: '/trust-safety' },
  { icon: CalendarCheck, words: 'hero.flexible', short: 'hero.flexibleShort', to: '/help/cambiar-fechas' },
] as const;

function Claims({ hasVerified }: { hasVerified: boolean }) {
  const { t } = useTranslation('home');
  const shown = CLAIMS.filter(({ words }) => words !== (hasVerified ? 'hero.email' : 'hero.verified'));
  return (
    <chakra.ul
      aria-label={t('hero.claims')}
      display="flex"
      flexWrap="wrap"
      justifyContent={{ base: 'space-between', sm: 'flex-start' }}
      columnGap={{ base: '2', sm: '6' }}
      rowGap="2"
      mt={{ base: '2', md: '4' }}
      fontSize={{ base: 'xs', sm: 'sm' }}
      lineHeight="1.25rem"
      fontWeight="500"
      maxW={{ md: '45%', lg: 'none' }}
    >
      {shown.map(({ icon: Icon, words, short, to }) => (
        <li key={words}>
          <chakra.span
            asChild
            display="flex"
            alignItems="center"
            gap={{ base: '1', md: '2' }}
            minH={{ base: '9', md: '8' }}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
          >
            <Link to={to}>
              <chakra.span color="trust.fg" display="inline-flex" boxSize={{ base: '16px', md: '20px' }}>
                <Icon size="100%" aria-hidden />
              </chakra.span>
              <chakra.span hideBelow="md">{t(words)}</chakra.span>
              <chakra.span hideFrom="md">{t(short)}</chakra.span>
            </Link>
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}
