import { Box, Button, chakra } from '@chakra-ui/react';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { useVerification, type SpaceState } from '../VerificationContext';
import { toViewPath } from '../views';
import { LevelRow } from './LevelRow';
import { StatusText } from './StatusText';
import { VerificationBadge } from './VerificationBadge';

/** Level 3: one proof per space of the viewer. */
export function SpaceRows() {
  const { t } = useTranslation('verification');
  const { person } = useVerification();
  const { spaces, identity } = person.verification;
  const isHostVerified = identity.verifiedAt !== null;
  const isDone = spaces.some(({ verifiedAt }) => verifiedAt !== null);
  return (
    <LevelRow
      icon={Warehouse}
      title={t('levels.space.title')}
      text={t('levels.space.text')}
      isDone={isDone}
      list={
        spaces.length > 0 && (
          <chakra.ul listStyleType="none" marginBlock="-3">
            {spaces.map((state) => state.space && <SpaceRow key={state.space.id} state={state} space={state.space} />)}
          </chakra.ul>
        )
      }
      action={
        spaces.length === 0 && (
          <Button asChild variant="outline">
            <Link to="/publish-space">{t('levels.space.publish')}</Link>
          </Button>
        )
      }
    >
      {spaces.length === 0 && <chakra.p textStyle="small">{t('levels.space.none')}</chakra.p>}
      {spaces.length > 0 && !isHostVerified && <chakra.p textStyle="small">{t('levels.space.needsIdentity')}</chakra.p>}
    </LevelRow>
  );
}

interface SpaceRowProps {
  state: SpaceState;
  space: SpaceState['space'] & object;
}

const ACTIONS = {
  NOT_STARTED: 'action',
  PENDING: 'resume',
  REJECTED: 'again',
  EXPIRED: 'again',
  IN_REVIEW: null,
  APPROVED: null,
} as const;

function SpaceRow({ state, space }: SpaceRowProps) {
  const { t } = useTranslation('verification');
  const { status, canStart } = state;
  const action = canStart ? ACTIONS[status] : null;
  const title = space.title ?? '';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <SpacePhoto
        photo={space.coverPhoto}
        sizes="72px"
        alt=""
        width="72px"
        aspectRatio={4 / 3}
        borderRadius="control"
        flexShrink="0"
      />
      <Box flex="1 1 180px" minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.b fontWeight="600" overflowWrap="anywhere">
            {title}
          </chakra.b>
          <VerificationBadge status={status} />
        </Box>
        {status === 'NOT_STARTED' ? (
          <chakra.p textStyle="small" color="fg.muted">
            {space.city}
          </chakra.p>
        ) : (
          <StatusText state={state} />
        )}
      </Box>
      {action && (
        <Button
          asChild
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          width={{ base: '100%', md: 'auto' }}
        >
          <Link
            to={toViewPath({ name: 'space', spaceId: space.id })}
            aria-label={t('levels.space.actionOf', { title })}
          >
            {t(`levels.space.${action}`)}
          </Link>
        </Button>
      )}
    </chakra.li>
  );
}
