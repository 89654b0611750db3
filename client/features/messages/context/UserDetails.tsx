import { chakra } from '@chakra-ui/react';
import { BadgeCheck, CalendarDays, Clock, Phone, Star, Warehouse, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessagePerson_UserFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { phoneText } from '../../../ui/display/phone-text';

interface UserDetailsProps {
  person: MessagePerson_UserFragment;
  phone: string | null;
  /** Completed stays of a renter; 0 for hosts. */
  stays: number;
}

/** Public information about the other user. */
export function UserDetails({ person, phone, stays }: UserDetailsProps) {
  const { t } = useTranslation(['messages', 'domain']);
  const { instant, score } = useFormats();
  return (
    <chakra.section
      marginTop="6"
      paddingTop="5"
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="small"
      color="fg.muted"
    >
      <chakra.h3 textStyle="sm" fontWeight="600" color="fg" marginBottom="2.5">
        {t('context.about', { name: person.displayName })}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {person.isIdentityVerified && <Detail icon={BadgeCheck}>{t('context.verified')}</Detail>}
        {phone && (
          <Detail icon={Phone}>
            <chakra.a
              href={`tel:${phone}`}
              textDecoration="underline"
              textUnderlineOffset="3px"
              color="link"
              fontWeight="500"
            >
              {t('context.phone', { phone: phoneText(phone) })}
            </chakra.a>
          </Detail>
        )}
        {person.rating && (
          <Detail icon={Star}>
            {t('context.rated', { average: score(person.rating.average), count: person.rating.count })}
          </Detail>
        )}
        {stays > 0 && <Detail icon={Warehouse}>{t('context.stays', { count: stays })}</Detail>}
        {person.responseTime && (
          <Detail icon={Clock}>
            {t('context.answers', { time: t(`domain:responseTime.${person.responseTime}`) })}
          </Detail>
        )}
        <Detail icon={CalendarDays}>
          {t('context.since', { month: instant(person.memberSince, { month: 'long', year: 'numeric' }) })}
        </Detail>
      </chakra.ul>
    </chakra.section>
  );
}

function Detail({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="2.5" alignItems="flex-start" minHeight="6">
      <chakra.span flexShrink="0" marginTop="px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <span>{children}</span>
    </chakra.li>
  );
}
