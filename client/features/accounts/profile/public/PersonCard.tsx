import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import {
  BadgeCheck,
  Building2,
  CalendarDays,
  Clock,
  Languages,
  MailCheck,
  MapPin,
  MessageCircleReply,
  Pencil,
  PhoneCall,
  Star,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublicProfileQuery } from '../../../../generated/graphql';
import type { UserBadge } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { useAuth } from '../../../../session/AuthProvider';
import { Avatar } from '../../../../ui/display/Avatar';
import { FeaturedHost } from '../../../../ui/display/FeaturedHost';
import { useLanguageNames } from '../use-language-names';

const BADGES: Record<UserBadge, LucideIcon> = { EMAIL: MailCheck, PHONE: PhoneCall, IDENTITY: BadgeCheck };

type Person = NonNullable<PublicProfileQuery['user']>;

/** A summary of a person; on the viewer's own page with an edit link. */
export function PersonCard({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  const { user } = useAuth();
  const isOwn = user?.id === person.id;
  return (
    <Box position={{ md: 'sticky' }} top={{ md: 'calc(var(--header-h) + 24px)' }} display="grid" gap="4">
      <Box layerStyle="panel" padding="6" display="grid" gap="5">
        <Box display="grid" justifyItems="center" gap="3" textAlign="center">
          <Avatar id={person.id} initials={person.initials} picture={person.avatar} size="xl" />
          <chakra.h1 textStyle="h2" minWidth="0" maxWidth="100%" overflowWrap="anywhere">
            {person.displayName}
          </chakra.h1>
          {person.isFeaturedHost && <FeaturedHost />}
        </Box>
        <Details person={person} />
        {person.badges.length > 0 && (
          <Box borderTopWidth="1px" borderColor="hairline" paddingTop="5">
            <chakra.h2 textStyle="sm" fontWeight="600">
              {t('public.badges')}
            </chakra.h2>
            <chakra.ul listStyleType="none" display="grid" gap="2.5" marginTop="3">
              {person.badges.map((badge) => (
                <Detail key={badge} icon={BADGES[badge]} color="trust.solid" text={t(`public.badge.${badge}`)} />
              ))}
            </chakra.ul>
          </Box>
        )}
        {isOwn && (
          <Button asChild>
            <Link to="/profile/edit">
              <Pencil aria-hidden />
              {t('public.edit')}
            </Link>
          </Button>
        )}
      </Box>
      {isOwn && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('public.ownNote')}
        </chakra.p>
      )}
    </Box>
  );
}

function Details({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  const { instant, percent, list, score } = useFormats();
  const nameOf = useLanguageNames();
  const rentsOut = person.spaces.totalCount > 0;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2.5">
      {person.city && <Detail icon={MapPin} text={t('public.city', { city: person.city })} />}
      {person.languages.length > 0 && (
        <Detail icon={Languages} text={t('public.languages', { languages: list(person.languages.map(nameOf)) })} />
      )}
      <Detail
        icon={CalendarDays}
        text={t('public.memberSince', { month: instant(person.memberSince, { month: 'long', year: 'numeric' }) })}
      />
      {person.asHost && (
        <Detail
          icon={Star}
          text={t('public.ratingAsHost', { average: score(person.asHost.average), count: person.asHost.count })}
        />
      )}
      {person.asRenter && (
        <Detail
          icon={Star}
          text={t('public.ratingAsRenter', { average: score(person.asRenter.average), count: person.asRenter.count })}
        />
      )}
      {person.responseTime && <Detail icon={Clock} text={t(`public.responseTime.${person.responseTime}`)} />}
      {person.responseRatePercent !== null && (
        <Detail
          icon={MessageCircleReply}
          text={t('public.responseRate', { percent: percent(person.responseRatePercent) })}
        />
      )}
      {rentsOut && (
        <Detail
          icon={person.isTrader ? Building2 : UserRound}
          text={t(person.isTrader ? 'public.trader' : 'public.private')}
        />
      )}
    </chakra.ul>
  );
}

function Detail({ icon: Icon, text, color = 'fg.subtle' }: { icon: LucideIcon; text: string; color?: string }) {
  return (
    <HStack as="li" gap="3" alignItems="flex-start">
      <Box color={color} flexShrink="0" paddingTop="0.5">
        <Icon size={20} aria-hidden />
      </Box>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {text}
      </chakra.span>
    </HStack>
  );
}
