import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { KeyRound, Lock, MapPin, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';
import { readEncrypted, type StoredValue } from '../../session/encrypted-storage';
import { rememberedPerson } from '../../session/tabs';
import { lastSearches, type LastSearch } from '../../ui/recent/last-searches';
import { bookingPath } from '../../ui/links/booking-path';
import { Logo } from '../../ui/display/Logo';
import { PageContainer, PageTitle } from '../../ui/layout/Page';
import type { OfflineBookings } from './store-bookings';
import { waitForServer } from './wait-for-server';
import { CodeText } from '../../ui/display/CodeText';
import { dottedText } from '../../ui/display/dotted-text';

type Booking = OfflineBookings[number];

/** The page without a connection: the bookings of the last signed-in user, and the last searches. Read-only: nobody counts as signed in. */
export function OfflinePage() {
  const { t } = useTranslation(['offline', 'common']);
  const [stored, setStored] = useState<StoredValue<OfflineBookings> | null>();
  const searches = lastSearches();
  // The requested page, once there is a connection.
  useEffect(() => waitForServer(() => window.location.reload()), []);
  useEffect(() => {
    const person = rememberedPerson();
    const reading = person ? readEncrypted<OfflineBookings>(person) : Promise.resolve(null);
    reading.then(setStored, () => setStored(null));
  }, []);
  return (
    <chakra.div minHeight="100dvh">
      <PageTitle title={t('title')} />
      <chakra.header>
        <PageContainer display="flex" alignItems="center" height="var(--header-h)">
          <Logo />
        </PageContainer>
      </chakra.header>
      <PageContainer
        as="main"
        maxWidth="760px"
        paddingTop={{ base: '4', md: '8' }}
        paddingBottom="24"
        display="grid"
        gap="8"
      >
        <div>
          <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
          <chakra.p marginTop="2" color="fg.muted">
            {t('text')}
          </chakra.p>
          <Button marginTop="4" onClick={() => window.location.reload()}>
            {t('again')}
          </Button>
        </div>
        {stored !== undefined && (stored || rememberedPerson()) && (
          <chakra.section aria-labelledby="offline-bookings">
            <chakra.h2 id="offline-bookings" textStyle="h2">
              {t('bookings')}
            </chakra.h2>
            {stored && stored.value.length > 0 ? (
              <Bookings stored={stored} />
            ) : (
              <chakra.p marginTop="2" color="fg.muted">
                {t('noBookings')}
              </chakra.p>
            )}
          </chakra.section>
        )}
        {searches.length > 0 && (
          <chakra.section aria-labelledby="offline-searches">
            <chakra.h2 id="offline-searches" textStyle="h2">
              {t('searches')}
            </chakra.h2>
            {searches.map((search) => (
              <Search key={search.address} search={search} />
            ))}
          </chakra.section>
        )}
      </PageContainer>
    </chakra.div>
  );
}

function DataOf({ at }: { at: string }) {
  const { t } = useTranslation('offline');
  const { instant } = useFormats();
  return (
    <Flex role="status" align="center" gap="2" marginTop="2" textStyle="sm" fontWeight="600" color="fg.warning">
      <WifiOff size={16} aria-hidden />
      {t('of', { time: instant(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }) })}
    </Flex>
  );
}

function Bookings({ stored }: { stored: StoredValue<OfflineBookings> }) {
  const { t } = useTranslation('offline');
  return (
    <>
      <DataOf at={stored.at} />
      <Grid as="ul" listStyleType="none" gap="4" marginTop="4">
        {addressedFirst(stored.value).map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </Grid>
      <chakra.p marginTop="4" textStyle="sm" color="fg.muted">
        {t('readOnly')}
      </chakra.p>
    </>
  );
}

/* The booking of the requested page comes first. */
function addressedFirst(bookings: OfflineBookings): OfflineBookings {
  const isInAddress = ({ id }: Booking): boolean => window.location.pathname === bookingPath(id);
  return bookings.toSorted((one, other) => Number(isInAddress(other)) - Number(isInAddress(one)));
}

function BookingCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('offline');
  const { day, dayRange } = useFormats();
  const { reference, from, to, isOpenEnded, space } = booking;
  const place = [space.address, space.floor, space.door, [space.postalCode, space.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <chakra.li
      padding={{ base: '4', md: '6' }}
      borderRadius="card"
      borderWidth="1px"
      borderColor="hairline"
      bg="bg.panel"
    >
      <chakra.h3 textStyle="md" fontWeight="600">
        {space.title}
      </chakra.h3>
      <chakra.p textStyle="sm" color="fg.muted">
        <CodeText>
          {t('until', {
            reference,
            dates: isOpenEnded ? t('since', { day: day(from) }) : dayRange(from, to),
          })}
        </CodeText>
      </chakra.p>
      {space.address && (
        <Flex gap="2" marginTop="3" textStyle="small">
          <MapPin size={20} aria-hidden />
          {place}
        </Flex>
      )}
      <Access booking={booking} />
    </chakra.li>
  );
}

function Access({ booking: { moveIn, space, host } }: { booking: Booking }) {
  const { t } = useTranslation('offline');
  const { dayInSentence } = useFormats();
  if (!moveIn) return null;
  const text = moveIn.isAccessOpen
    ? (space.accessInstructions ?? t('noInstructions', { name: host.displayName }))
    : t('opensOn', { day: dayInSentence(moveIn.accessOpensOn) });
  return (
    <Flex gap="2" marginTop="3" textStyle="small">
      <chakra.span flexShrink="0">
        {moveIn.isAccessOpen ? <KeyRound size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
      </chakra.span>
      <Box minWidth="0">
        <chakra.b display="block" fontWeight="600">
          {t('access')}
        </chakra.b>
        <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.span>
      </Box>
    </Flex>
  );
}

function Search({ search }: { search: LastSearch }) {
  const { t } = useTranslation('common');
  const { price, area } = useFormats();
  return (
    <Box marginTop="4">
      <chakra.h3 textStyle="md" fontWeight="600">
        {search.heading}
      </chakra.h3>
      <DataOf at={search.at} />
      <chakra.ul listStyleType="none" marginTop="2">
        {search.spaces.map(({ id, title, sizeM2, city, district, priceAllInCents }) => (
          <chakra.li
            key={id}
            paddingBlock="2"
            borderBottomWidth="1px"
            borderColor="hairline"
            display="flex"
            justifyContent="space-between"
            gap="4"
          >
            <span>
              {title}
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {dottedText([sizeM2 !== null && area(sizeM2), district ?? city])}
              </chakra.span>
            </span>
            {priceAllInCents !== null && (
              <chakra.b fontWeight="600" whiteSpace="nowrap">
                {price(priceAllInCents)}
                {t('perMonth')}
              </chakra.b>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
