import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Money } from '../../../ui/display/Price';
import { PricePin } from '../../../ui/street/PricePin';
import { isPriced, type FeaturedSpace } from '../home-data';

interface ArtProps {
  /** The featured spaces, whose numbers the illustrations show. */
  spaces: readonly FeaturedSpace[];
}

const STREETS = [
  'M-10 66L370 18',
  'M-10 150L370 112',
  'M-10 214L370 190',
  'M54 -10L92 250',
  'M204 -10L228 250',
  'M300 -10L318 250',
];
const LANES = [
  'M-10 108L210 82',
  'M216 94L370 66',
  'M128 36L140 120M148 -10L152 30',
  'M256 -10L262 104',
  'M20 158L30 250',
  'M120 132L132 220',
  'M176 126L184 250',
  'M262 110L282 200',
  'M88 178L226 164',
  'M312 152L370 146',
];
const PLACES = [
  { left: '26%', top: '33%' },
  { left: '55%', top: '52%' },
  { left: '78%', top: '27%' },
  { left: '36%', top: '76%' },
] as const;
const ACTIVE = 1;

/** Streets with the prices of the featured spaces. */
export function MapArt({ spaces }: ArtProps) {
  const { pinPrice } = useFormats();
  return (
    <>
      <chakra.svg
        viewBox="0 0 360 240"
        preserveAspectRatio="xMidYMid slice"
        position="absolute"
        inset="0"
        boxSize="full"
        fill="none"
      >
        <chakra.rect width="360" height="240" fill="map.land" />
        <chakra.path
          d="M58 24L146 12L150 68L70 80ZM232 120L306 112L312 180L240 188ZM98 184L176 176L184 250L104 250Z"
          fill="map.block"
        />
        <chakra.path d="M312 18L372 12V64L308 74Z" fill="map.park" />
        <chakra.path d={LANES.join('')} stroke="map.street" strokeWidth="3" />
        <chakra.path d={STREETS.join('')} stroke="map.street" strokeWidth="8" />
      </chakra.svg>
      {spaces.slice(0, PLACES.length).map(
        (space, index) =>
          space.priceAllInCents !== null && (
            <PricePin key={space.id} isActive={index === ACTIVE} {...PLACES[index]}>
              {pinPrice(space.priceAllInCents)}
            </PricePin>
          ),
      )}
    </>
  );
}

/** A message with a request, and its answer. */
export function ContactArt({ spaces }: ArtProps) {
  const { t } = useTranslation(['home', 'domain']);
  const host = spaces[0]?.host;
  return (
    <Flex
      direction="column"
      justify="center"
      gap="2.5"
      h="full"
      px={{ base: '7', sm: '3.5', md: '4', lg: '7' }}
      textStyle="sm"
    >
      <Flex gap="2.5" align="center" mb="0.5" minW="0" minH="9" display={{ base: 'flex', sm: 'none', md: 'flex' }}>
        {host ? (
          <>
            <Avatar id={host.id} initials={host.initials} picture={host.avatar} size="sm" />
            <chakra.span truncate>
              <chakra.b fontWeight="600">{host.displayName}</chakra.b>
              {host.responseTime && (
                <chakra.span color="fg.subtle">
                  {' '}
                  · {t('steps.answers', { time: t(`domain:responseTime.${host.responseTime}`) })}
                </chakra.span>
              )}
            </chakra.span>
          </>
        ) : (
          <>
            <Box boxSize="9" borderRadius="full" bg="bg.emphasized" />
            <Blank width="96px" />
          </>
        )}
      </Flex>
      <Box
        alignSelf="flex-end"
        maxW="88%"
        px="3.5"
        py="2.5"
        borderRadius="16px 16px 5px 16px"
        bg="brand.subtle"
        color="brand.fg"
      >
        {host ? t('steps.message', { name: host.displayName.split(' ')[0] }) : t('steps.messagePlain')}
      </Box>
      <Flex
        alignSelf="flex-start"
        align="center"
        gap="2"
        px="3.5"
        py="2.5"
        borderRadius="16px 16px 16px 5px"
        bg="trust.subtle"
        color="trust.fg"
        fontWeight="600"
      >
        <CircleCheck size={16} />
        {t('steps.accepted')}
      </Flex>
    </Flex>
  );
}

/** Placeholder for an unknown text or number. */
const Blank = ({ width }: { width: string }) => <Box h="2.5" w={width} borderRadius="full" bg="bg.emphasized" />;

/** The price of a month as in the checkout, with the hold below. */
export function PayArt({ spaces }: ArtProps) {
  const { t } = useTranslation('home');
  const space = spaces.find(isPriced);
  const amount = (cents: number | undefined) =>
    cents === undefined ? <Blank width="56px" /> : <Money cents={cents} />;
  return (
    <Box display="grid" placeItems="center" h="full">
      <Box
        w={{ base: 'full', md: 'calc(100% - 32px)' }}
        maxW={{ base: '268px', sm: '216px', md: '268px' }}
        px={{ base: '5', sm: '3', md: '5' }}
        py={{ base: '4.5', sm: '3', md: '4.5' }}
        layerStyle="card"
        bg="bg"
        textStyle="sm"
      >
        <chakra.dl display="grid" gap="2">
          <Row label={t('steps.rent')}>{amount(space?.priceMonthCents)}</Row>
          <Row label={t('steps.fee')}>{amount(space && space.priceAllInCents - space.priceMonthCents)}</Row>
          <Row label={t('steps.total')} isTotal>
            {amount(space?.priceAllInCents)}
          </Row>
        </chakra.dl>
        <Flex
          gap="2"
          align="center"
          mt="3.5"
          px={{ base: '2.5', sm: '2', md: '2.5' }}
          py="2"
          borderRadius="control"
          bg="trust.subtle"
          color="trust.fg"
          fontWeight="600"
        >
          <chakra.span display={{ base: 'inline-flex', sm: 'none', md: 'inline-flex' }} flexShrink="0">
            <Lock size={16} />
          </chakra.span>
          {t('steps.held')}
        </Flex>
      </Box>
    </Box>
  );
}

function Row({ label, isTotal, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      {...(isTotal && { pt: '2.5', mt: '0.5', borderTopWidth: '1px', fontWeight: '700' })}
    >
      <chakra.dt color={isTotal ? undefined : 'fg.muted'}>{label}</chakra.dt>
      <dd>{children}</dd>
    </Flex>
  );
}
