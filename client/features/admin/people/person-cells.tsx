import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { Ban, CircleSlash2, Clock4, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PersonState, Role } from '../../../generated/schema';
import { dottedText } from '../../../ui/display/dotted-text';

/* The fifth is for professionals. */
const LEVELS = [1, 2, 3, 4, 5];

/** The verification level as bars, with the number beside them. */
export function LevelBars({ level, isTrader }: { level: number; isTrader: boolean }) {
  return (
    <Flex as="span" alignItems="center" gap="2">
      <Flex as="span" gap="0.5" aria-hidden>
        {LEVELS.slice(0, isTrader ? 5 : 4).map((one) => (
          <Box
            as="span"
            key={one}
            width="5px"
            height="3"
            borderRadius="1.5px"
            bg={one <= level ? 'trust.solid' : 'border'}
          />
        ))}
      </Flex>
      {level}
    </Flex>
  );
}

const STYLES = {
  LIMITED: [CircleSlash2, 'orange'],
  SUSPENDED: [Clock4, 'red'],
  BANNED: [Ban, 'red'],
  ERASED: [UserX, 'gray'],
} as const;

/** The status of an account; only exceptions get a badge. */
export function PersonStateBadge({ state }: { state: PersonState }) {
  const { t } = useTranslation('staff');
  if (state === 'ACTIVE') return <chakra.span color="fg.muted">{t('person.state.ACTIVE')}</chakra.span>;
  const [Icon, palette] = STYLES[state];
  return (
    <Badge colorPalette={palette}>
      <Icon aria-hidden />
      {t(`person.state.${state}`)}
    </Badge>
  );
}

/** Their roles as text; everybody is a renter, so that is shown only without other roles. */
export function useRoleText(): (person: { roles: readonly Role[]; isTrader: boolean }) => string {
  const { t } = useTranslation('staff');
  return ({ roles, isTrader }) => {
    const ownRoles = roles.filter((role) => role !== 'RENTER');
    const names = (ownRoles.length > 0 ? ownRoles : roles).map((role) => t(`roles.${role}`));
    return dottedText([...names, isTrader && t('person.trader')]);
  };
}
