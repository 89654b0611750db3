import { Button, chakra, Flex } from '@chakra-ui/react';
import {
  BadgeCheck,
  CalendarClock,
  KeyRound,
  Lock,
  MapPinCheck,
  MoveDiagonal,
  MoveVertical,
  RotateCcw,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { usePolicyTerms } from '../../../../ui/booking/use-policy-terms';
import { FullStar } from '../../../../ui/reviews/Rating';
import { REVIEWS_ID } from '../reviews-anchor';
import { dottedText } from '../../../../ui/display/dotted-text';

interface SpaceProps {
  space: SpacePage_SpaceFragment;
}

/** Name, kind and place. */
export function SpaceHead({ space }: SpaceProps) {
  const { t } = useTranslation(['space', 'common']);
  const place = space.district ?? space.city;
  const type = space.type && t(`common:spaceType.${space.type}`);
  const whereabouts = [
    type && place ? t('typeIn', { type, place }) : type,
    [space.postalCode, space.city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <chakra.h1 textStyle="h1" overflowWrap="anywhere">
        {space.title ?? t('untitled')}
      </chakra.h1>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        rowGap="1"
        mt={{ base: '2', md: '2.5' }}
        textStyle={{ base: 'sm', md: 'md' }}
        color="fg.muted"
      >
        <HeadRating rating={space.rating} />
        {whereabouts}
        {space.isVerified && (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            color="trust.fg"
            fontWeight="600"
            whiteSpace="nowrap"
          >
            <BadgeCheck size={16} strokeWidth={2} aria-hidden />
            {t('verified')}
          </chakra.span>
        )}
      </chakra.p>
    </>
  );
}

/* The stars link to the reviews. */
function HeadRating({ rating }: { rating: SpacePage_SpaceFragment['rating'] }) {
  const { t } = useTranslation(['reviews', 'domain']);
  const { score } = useFormats();
  if (!rating) return <chakra.b fontWeight="600">{t('domain:rating.none')}</chakra.b>;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="1"
      color="fg"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <FullStar />
      <span>
        {score(rating.average)}
        <chakra.span srOnly> {t('outOfFive')}</chakra.span>
      </span>
      <chakra.a
        href={`#${REVIEWS_ID}`}
        display="inline-block"
        paddingBlock="3"
        marginBlock="-3"
        fontWeight="500"
        textDecoration="underline"
        textUnderlineOffset="3px"
        borderRadius="xs"
      >
        {t('count', { count: rating.count })}
      </chakra.a>
    </chakra.span>
  );
}

/** Three facts true for every booking of this space; the host's verified identity comes first if known. */
export function Guarantees({ space }: SpaceProps) {
  const { t } = useTranslation('space');
  const shown = usePolicyTerms();
  const isKnown = space.host.isIdentityVerified;
  const promises: { icon: LucideIcon; title: string; text: string }[] = [
    ...(isKnown ? [{ icon: UserCheck, title: t('guarantee.identity'), text: t('guarantee.identityText') }] : []),
    {
      icon: Lock,
      title: t('guarantee.payment'),
      text: t(space.isInstantBook ? 'guarantee.paymentInstant' : 'guarantee.paymentOnRequest'),
    },
    ...(isKnown ? [] : [{ icon: MapPinCheck, title: t('guarantee.address'), text: t('guarantee.addressText') }]),
    {
      icon: RotateCcw,
      title: t('guarantee.policy', { policy: t(`booking.policies.${space.cancellationPolicy}`) }),
      text: t('guarantee.policyText', shown(space.cancellationTerms)),
    },
  ];
  return (
    <chakra.ul
      aria-label={t('guarantee.label')}
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
      mt={{ base: '5', md: '6' }}
      px={{ base: '4', md: '1' }}
      py={{ base: '1', md: '2', lg: '4.5' }}
      borderRadius="card"
      bg="trust.subtle"
      color="trust.fg"
    >
      {promises.map(({ icon: Icon, title, text }) => (
        <chakra.li
          key={title}
          display="grid"
          gridTemplateColumns="20px 1fr"
          alignContent="start"
          columnGap="2.5"
          rowGap="0.5"
          px={{ md: '4.5' }}
          py={{ base: '3', md: '2', lg: '0' }}
          textStyle="sm"
          css={{
            '& + &': {
              borderColor: 'color-mix(in srgb, currentColor 18%, transparent)',
              borderTopWidth: { base: '1px', md: '0' },
              borderInlineStartWidth: { lg: '1px' },
            },
          }}
        >
          <Icon size={20} aria-hidden />
          <chakra.b fontWeight="600">{title}</chakra.b>
          <chakra.span gridColumn="2">{text}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The four most important properties: area, height, access and minimum stay. */
export function SpaceDetails({ space }: SpaceProps) {
  const { t } = useTranslation(['space', 'domain', 'common']);
  const formats = useFormats();
  const { sizeM2, lengthM, widthM, heightM, accessMode, is24h, minDays } = space;
  const sides =
    lengthM !== null &&
    widthM !== null &&
    t('facts.sides', { width: formats.number(widthM), length: formats.number(lengthM) });
  const mode = accessMode && t(`domain:accessMode.${accessMode}`);
  const details = [
    sizeM2 !== null && {
      icon: MoveDiagonal,
      name: t('facts.area'),
      value: dottedText([formats.area(sizeM2), sides]),
    },
    heightM !== null && {
      icon: MoveVertical,
      name: t('facts.height'),
      value: t('facts.heightFree', { height: formats.number(heightM) }),
    },
    mode && { icon: KeyRound, name: t('facts.access'), value: is24h ? t('facts.access24h', { mode }) : mode },
    { icon: CalendarClock, name: t('facts.minimum'), value: t('common:days', { count: minDays }) },
  ].filter((detail) => detail !== false && detail !== null && detail !== '');
  return (
    <chakra.ul
      aria-label={t('facts.label')}
      display="grid"
      gridTemplateColumns={{ base: 'auto auto', sm: 'repeat(4, auto)', md: 'auto auto', lg: 'repeat(4, auto)' }}
      justifyContent={{ base: 'start', sm: 'space-between', md: 'start', lg: 'space-between' }}
      columnGap={{ base: '6', lg: '4' }}
      rowGap="5"
      mt={{ base: '6', md: '8' }}
    >
      {details.map(({ icon: Icon, name, value }) => (
        <chakra.li
          key={name}
          display="grid"
          gridTemplateColumns="24px auto"
          justifyContent="start"
          columnGap="3"
          alignItems="center"
          alignContent="start"
          minW="0"
        >
          <chakra.span gridRow="span 2" color="fg.muted">
            <Icon size={24} strokeWidth={1.6} aria-hidden />
          </chakra.span>
          <chakra.span textStyle="sm" color="fg.subtle">
            {name}
          </chakra.span>
          <chakra.b fontWeight="600" lineHeight="1.375rem">
            {value}
          </chakra.b>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/* About six lines; longer texts are expanded on request. */
const LONG = 480;

/** The host's description, as plain text. */
export function Description({ text }: { text: string }) {
  const { t } = useTranslation('space');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > LONG || text.split('\n').length > 7;
  return (
    <chakra.div mt={{ base: '6', md: '8' }} maxW="68ch">
      <chakra.p id={id} whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={isLong && !isOpen ? '6' : undefined}>
        {text}
      </chakra.p>
      {isLong && (
        <Flex mt="1">
          <Button
            variant="plain"
            textDecoration="underline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'description.less' : 'description.more')}
          </Button>
        </Flex>
      )}
    </chakra.div>
  );
}
