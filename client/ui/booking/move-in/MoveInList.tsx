import { chakra, Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { conditionPath } from '../../links/condition-path';

type Booking = BookingAccess_BookingFragment;
type MoveInItem = NonNullable<Booking['moveIn']>['items'][number];

/** Requirements of a move-in, each with a tick or an empty ring, and the status as text. */
export function MoveInList({ booking, items }: { booking: Booking; items: readonly MoveInItem[] }) {
  const { t } = useTranslation('dashboard');
  const ownIdentity = booking.viewerRole === 'HOST' ? 'HOST_IDENTITY' : 'RENTER_IDENTITY';
  const names = { host: booking.host.displayName, renter: booking.renter.displayName };
  const wordOf = ({ step }: MoveInItem) =>
    t(step === ownIdentity ? 'moveIn.ownIdentity' : `moveIn.steps.${step}`, names);
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="small">
      {items.map((item) => (
        <Flex
          as="li"
          key={item.step}
          align="center"
          gap="2.5"
          color={item.isDone ? 'fg.muted' : 'fg'}
          fontWeight={item.isDone ? '450' : '500'}
        >
          <chakra.span flexShrink="0" color={item.isDone ? 'trust.solid' : 'border.control'}>
            {item.isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
          </chakra.span>
          <span>
            <chakra.span srOnly>{item.isDone ? t('moveIn.done') : t('moveIn.open')}</chakra.span>
            {wordOf(item)}
          </span>
          {!item.isDone && item.step === ownIdentity && <Way to="/verify-identity">{t('moveIn.verify')}</Way>}
          {!item.isDone && (item.step === 'CONDITION_PHOTOS' || item.step === 'INVENTORY') && (
            <Way to={conditionPath(booking.id)} label={`${t('moveIn.add')}: ${wordOf(item)}`}>
              {t('moveIn.add')}
            </Way>
          )}
        </Flex>
      ))}
    </chakra.ul>
  );
}

function Way({ to, label, children }: { to: string; label?: string; children: string }) {
  return (
    <chakra.span
      asChild
      marginInlineStart="auto"
      display="inline-flex"
      alignItems="center"
      minHeight={{ base: '11', md: '6' }}
      marginBlock={{ base: '-12px', md: '-2px' }}
      color="brand.fg"
      fontWeight="600"
      _hover={{ textDecoration: 'underline' }}
    >
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </chakra.span>
  );
}

export const doneOf = (items: readonly MoveInItem[]): number => items.filter(({ isDone }) => isDone).length;
