import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Thread_ConversationFragment } from '../../../generated/graphql';
import type { ErrorCode } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';

interface WriteRefusedProps {
  refusal: Pick<Thread_ConversationFragment['viewerCan'], 'writeRefusal' | 'pausedUntil'>;
  name: string;
  /** False in a thread without a conversation, which nobody can have blocked. */
  isBlockedByViewer?: boolean;
  onUnblock?: () => void;
}

/* Problems that users can solve in their profile. */
const FIXED_IN_PROFILE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['EMAIL_NOT_VERIFIED', 'PHONE_REQUIRED']);

/** Replaces the composer: why the viewer cannot write, and a way to solve it if there is one. */
export function WriteRefused({
  refusal: { writeRefusal: code, pausedUntil },
  name,
  isBlockedByViewer = false,
  onUnblock,
}: WriteRefusedProps) {
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  if (!code) return null;
  return (
    <chakra.div
      flexShrink="0"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="2"
      paddingInline={{ base: '4', md: '6' }}
      paddingTop="4"
      paddingBottom="calc(16px + env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      borderColor="hairline"
      bg="bg.subtle"
      textStyle="small"
      color="fg.muted"
      role="status"
    >
      <p>
        {isBlockedByViewer
          ? t('composer.blockedByYou', { name })
          : code === 'MESSAGES_PAUSED' && !pausedUntil
            ? t('composer.paused')
            : textOf({ code, params: { until: pausedUntil }, fields: [] })}
      </p>
      {isBlockedByViewer && (
        <Button variant="outline" size="sm" minHeight="11" onClick={onUnblock}>
          {t('composer.unblock')}
        </Button>
      )}
      {FIXED_IN_PROFILE.has(code) && (
        <Button asChild variant="outline" size="sm" minHeight="11">
          <Link to="/profile/edit">{t('composer.toProfile')}</Link>
        </Button>
      )}
    </chakra.div>
  );
}
