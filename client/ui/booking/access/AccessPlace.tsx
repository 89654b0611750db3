import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { AccessHours } from './AccessHours';

interface AccessPlaceProps extends HTMLChakraProps<'ul'> {
  booking: BookingAccess_BookingFragment;
}

/** The address of the space and its access hours. */
export function AccessPlace({ booking, ...rest }: AccessPlaceProps) {
  const { t } = useTranslation('dashboard');
  const { space, host } = booking;
  const place = [space.address, space.floor, space.door].filter(Boolean).join(', ');
  const town = [space.postalCode, space.city].filter(Boolean).join(' ');
  const directions = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${space.address}, ${town}`)}`;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2.5" textStyle="small" {...rest}>
      {space.address && (
        <Line
          icon={<MapPin size={20} aria-hidden />}
          more={
            <chakra.a
              display="inline-flex"
              alignItems="center"
              minHeight={{ base: '11', md: '6' }}
              marginTop={{ base: '-12px', md: '-2px' }}
              color="brand.fg"
              fontWeight="600"
              _hover={{ textDecoration: 'underline' }}
              href={directions}
              target="_blank"
              rel="noreferrer"
            >
              {t('renter.directions')}
            </chakra.a>
          }
        >
          <chakra.b fontWeight="600">{place}</chakra.b>
          <chakra.span display="block" color="fg.muted">
            {town}
          </chakra.span>
        </Line>
      )}
      <Line icon={<Clock size={20} aria-hidden />}>
        {space.accessMode === 'SCHEDULED' ? (
          t('renter.byAppointment', { name: host.displayName })
        ) : (
          <AccessHours space={space} />
        )}
      </Line>
    </chakra.ul>
  );
}

function Line({ icon, more, children }: { icon: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="grid" gridTemplateColumns="20px minmax(0, 1fr) auto" gap="3">
      <chakra.span color="fg.muted">{icon}</chakra.span>
      <div>{children}</div>
      {more}
    </chakra.li>
  );
}
