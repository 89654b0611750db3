import { Badge, Box, Button, chakra, HStack, Skeleton } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useMySessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  type MySessionsQuery,
} from '../generated/graphql';
import { useFormats } from '../i18n/format';
import { useErrorText } from '../i18n/use-error-text';
import { ActionRow } from '../ui/display/ActionRow';
import { LoadingRegion } from '../ui/feedback/LoadingRegion';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toast';
import { useFocusAfterRemoval } from '../ui/layout/use-focus-after-removal';
import { DOT, dottedText } from '../ui/display/dotted-text';

type AccountSession = MySessionsQuery['mySessions'][number];

/* Ends sessions, confirms it, and refetches the list. */
function useRevoking(refetch: () => void) {
  const { t } = useTranslation('security');
  const { textOf } = useErrorText();
  const [revokeOne, { loading: isEndingOne }] = useRevokeSessionMutation();
  const [revokeOthers, { loading: isEndingOthers }] = useRevokeOtherSessionsMutation();
  const runAndToast = (work: Promise<unknown>, title: string) =>
    void work
      .then(
        () => toast({ title, tone: 'success' }),
        (error: unknown) => toast({ title: t('sessions.failed'), description: textOf(error), tone: 'error' }),
      )
      .finally(refetch);
  return {
    isEnding: isEndingOne || isEndingOthers,
    endOne: (id: string) => runAndToast(revokeOne({ variables: { id } }), t('sessions.ended')),
    endOthers: () => runAndToast(revokeOthers(), t('sessions.othersEnded')),
  };
}

function useNameOf() {
  const { t } = useTranslation('security');
  return ({ browser, system }: AccountSession) => dottedText([browser ?? t('sessions.unknown'), system]);
}

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('security');
  const { ago, instant } = useFormats();
  const name = useNameOf()(session);
  return (
    <ActionRow
      icon={session.isMobile ? Smartphone : Monitor}
      action={
        session.isCurrent
          ? undefined
          : { label: t('sessions.end'), name: t('sessions.endOf', { name }), isDisabled: isEnding, onClick: onEnd }
      }
    >
      <HStack columnGap="2" rowGap="1" flexWrap="wrap">
        <chakra.b fontWeight="600">{name}</chakra.b>
        {session.isCurrent && <Badge colorPalette="green">{t('sessions.current')}</Badge>}
        {!session.isKnownDevice && <Badge colorPalette="orange">{t('sessions.newDevice')}</Badge>}
      </HStack>
      <chakra.p textStyle="small" color="fg.muted">
        {session.isCurrent ? t('sessions.now') : t('sessions.lastUsed', { ago: ago(session.lastUsedAt) })}
        {DOT}
        {t('sessions.since', { at: instant(session.createdAt) })}
      </chakra.p>
    </ActionRow>
  );
}

/** The active sessions; any of them can be ended here. */
export function SessionsPanel({ onEnded }: { onEnded?: () => void }) {
  const { t } = useTranslation('security');
  const titleId = useId();
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { isEnding, endOne, endOthers } = useRevoking(() => {
    void refetch();
    onEnded?.();
  });
  const sessions = data?.mySessions;
  useFocusAfterRemoval(sessions?.length ?? 0, titleId);
  return (
    <Box as="section" aria-labelledby={titleId} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h2 id={titleId} tabIndex={-1} textStyle="h3">
        {t('sessions.title')}
      </chakra.h2>
      <chakra.p marginTop="1.5" color="fg.muted" maxWidth="60ch">
        {t('sessions.text')}
      </chakra.p>
      {sessions ? (
        <>
          <chakra.ul marginTop="3">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isEnding={isEnding} onEnd={() => endOne(session.id)} />
            ))}
          </chakra.ul>
          {sessions.length > 1 && (
            <Button variant="surface" colorPalette="red" marginTop="3" disabled={isEnding} onClick={endOthers}>
              {t('sessions.endOthers')}
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion display="grid" gap="3" marginTop="4">
          <Skeleton height="14" />
          <Skeleton height="14" />
        </LoadingRegion>
      )}
    </Box>
  );
}
