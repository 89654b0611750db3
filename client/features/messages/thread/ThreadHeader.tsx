import { chakra, IconButton } from '@chakra-ui/react';
import { ArrowLeft, BadgeCheck, BellOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessagePerson_UserFragment } from '../../../generated/graphql';
import { Avatar } from '../../../ui/display/Avatar';

interface ThreadHeaderProps {
  ref: Ref<HTMLHeadingElement>;
  person: MessagePerson_UserFragment;
  /** Full name, available after a confirmed booking. */
  fullName: string | null;
  isMuted: boolean;
  isWide: boolean;
  onBack: () => void;
  children?: ReactNode;
}

/** The other user; on phones with a button back to the list. */
export function ThreadHeader({ ref, person, fullName, isMuted, isWide, onBack, children }: ThreadHeaderProps) {
  const { t } = useTranslation('messages');
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap={{ base: '2', md: '3' }}
      flexShrink="0"
      minHeight={{ base: '60px', md: '68px' }}
      paddingInlineStart={{ base: '2', md: '6' }}
      paddingInlineEnd={{ base: '2', md: '4' }}
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      {!isWide && (
        <IconButton
          variant="ghost"
          borderRadius="full"
          marginInlineEnd="-1"
          aria-label={t('thread.back')}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      <Avatar id={person.id} initials={person.initials} picture={person.avatar} size="sm" />
      <chakra.div flex="1" minWidth="0">
        <chakra.h2
          ref={ref}
          as={isWide ? 'h2' : 'h1'}
          tabIndex={-1}
          textStyle="md"
          fontWeight="600"
          truncate
          outline="none"
        >
          <chakra.span asChild borderRadius="xs" _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}>
            <Link to={`/profile/${person.id}`}>{fullName ?? person.displayName}</Link>
          </chakra.span>
        </chakra.h2>
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" textStyle="sm" fontWeight="500" color="fg.muted">
          {person.isIdentityVerified && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" color="trust.fg">
              <BadgeCheck size={16} aria-hidden />
              {t('thread.verified')}
            </chakra.span>
          )}
          {isMuted && (
            <chakra.span display="inline-flex" alignItems="center" gap="1">
              <BellOff size={14} aria-hidden />
              {t('thread.muted')}
            </chakra.span>
          )}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.header>
  );
}
