import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TrustPageDocument, useTrustPageQuery, type TrustPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageTitle } from '../../../ui/layout/Page';
import shelf from '../assets/people/shelf.svg';
import { Checks } from '../company/Checks';
import { ClaimSteps } from '../company/ClaimSteps';
import { ClosingPanel } from '../company/ClosingPanel';
import { CompanyHero } from '../company/CompanyHero';
import { Guarantee } from '../company/Guarantee';
import { Metrics } from '../company/Metrics';
import { MoneyPath } from '../company/MoneyPath';
import { Scams } from '../company/Scams';

/* Anchors for other pages and mails. */
const CHECKS = 'checks';
const MONEY = 'money';
const GUARANTEE = 'guarantee';

const OBJECTS = [
  { key: 'identity', to: CHECKS },
  { key: 'space', to: CHECKS },
  { key: 'payment', to: MONEY },
  { key: 'guarantee', to: GUARANTEE },
] as const;

/** What is checked, where the money is, what the guarantee refunds and what nobody can promise. */
export function TrustPage() {
  const { t } = useTranslation('company');
  const { data } = useTrustPageQuery();
  const metrics = data?.platformMetrics;
  return (
    <>
      <PageTitle title={t('trust.title')} />
      <CompanyHero
        title={t('trust.hero.title')}
        lead={t('trust.hero.lead')}
        picture={shelf}
        alt={t('trust.hero.picture')}
        tint="olivo.100"
      >
        <chakra.ul display="grid" gap={{ base: '0', md: '1' }} mt={{ base: '3', md: '7' }}>
          {OBJECTS.map(({ key, to }) => (
            <li key={key}>
              <chakra.a
                href={`#${to}`}
                display="inline-flex"
                alignItems="center"
                gap="3"
                minH={{ base: '11', md: '9' }}
                fontWeight="500"
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
              >
                <chakra.span color="trust.fg">
                  <Check size={20} strokeWidth={2.25} aria-hidden />
                </chakra.span>
                {t(`trust.hero.${key}`)}
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </CompanyHero>
      {metrics && <TrustMetrics metrics={metrics} />}
      <Checks id={CHECKS} isIdentityRequired={metrics?.isIdentityRequired ?? false} />
      <MoneyPath id={MONEY} terms={metrics} />
      <Guarantee id={GUARANTEE} terms={metrics} plans={metrics?.guaranteePlans ?? []} />
      <ClaimSteps />
      <Scams />
      <ClosingPanel
        title={t('trust.end.title')}
        text={t('trust.end.text')}
        first={{ to: '/dashboard?mode=renter&tab=bookings', label: t('trust.end.bookings') }}
        second={{ to: '/contact', label: t('trust.end.support') }}
      />
    </>
  );
}

TrustPage.query = TrustPageDocument;

function TrustMetrics({ metrics }: { metrics: TrustPageQuery['platformMetrics'] }) {
  const { t } = useTranslation('company');
  const { number, percent, percentFine } = useFormats();
  const { spaceCount, verifiedSpaceCount, identityReviewHours, bookingsWithoutClaim, claimDays } = metrics;
  return (
    <Metrics
      countedAt={metrics.countedAt}
      rule={t('trust.metrics.rule')}
      metrics={[
        verifiedSpaceCount > 0
          ? {
              value: t('of', { part: number(verifiedSpaceCount), whole: number(spaceCount) }),
              label: t('trust.metrics.spaces'),
              note: t('trust.metrics.today'),
            }
          : null,
        identityReviewHours && {
          value: t('trust.metrics.hours', { hours: number(Math.max(1, Math.round(identityReviewHours.median))) }),
          label: t('trust.metrics.review'),
          note: t('trust.metrics.reviewNote'),
        },
        bookingsWithoutClaim && {
          value:
            bookingsWithoutClaim.withoutClaim === bookingsWithoutClaim.total
              ? percent(100)
              : percentFine(floorToTenth((bookingsWithoutClaim.withoutClaim * 100) / bookingsWithoutClaim.total)),
          label: t('trust.metrics.bookings'),
          note: t('trust.metrics.bookingsNote', { count: bookingsWithoutClaim.total }),
        },
        claimDays && {
          value: t('trust.metrics.days', { count: Math.max(1, Math.round(claimDays.median)) }),
          label: t('trust.metrics.claim'),
          note: t('trust.metrics.claimNote', { count: claimDays.cases }),
        },
      ]}
    />
  );
}

/* Rounded down, so that a share is never overstated. */
const floorToTenth = (percent: number): number => Math.floor(percent * 10) / 10;
