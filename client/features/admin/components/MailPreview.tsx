import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';

export interface MailPreviewProps {
  /** The mails, each with its label; undefined while input is missing. */
  mails: readonly { readonly title: string; readonly subject: string; readonly text: string }[] | undefined;
  open?: number;
  onOpen?: (index: number) => void;
  /** The error, when the server refused. */
  error?: Error | undefined;
  /** Asks for them again after an error that may pass. */
  onRetry?: (() => void) | undefined;
}

/** Previews of mails; of several, one at a time. */
export function MailPreview({ mails, open = 0, onOpen, error, onRetry }: MailPreviewProps) {
  const mail = mails?.[open] ?? mails?.[0];
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="lg" overflow="hidden" bg="bg" textStyle="sm">
      {mails && mail && (
        <Flex bg="bg.muted" padding="1" gap="1">
          {mails.map(({ title }, index) => (
            <chakra.button
              key={title}
              type="button"
              aria-pressed={mails[index] === mail}
              onClick={() => onOpen?.(index)}
              flex="1"
              minHeight="9"
              paddingInline="2"
              borderRadius="md"
              fontWeight={mails[index] === mail ? '600' : '500'}
              color={mails[index] === mail ? 'fg' : 'fg.muted'}
              bg={mails[index] === mail ? 'bg.panel' : undefined}
              cursor="pointer"
            >
              {title}
            </chakra.button>
          ))}
        </Flex>
      )}
      <Box padding="14px 16px" display="grid" gap="2" aria-live="polite">
        {mail ? (
          <>
            <chakra.b fontWeight="600">{mail.subject}</chakra.b>
            <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {mail.text}
            </chakra.p>
          </>
        ) : (
          <NoMail isAnswered={mails !== undefined} error={error} onRetry={onRetry} />
        )}
      </Box>
    </Box>
  );
}

/** Why there is no mail. */
function NoMail({ isAnswered, error, onRetry }: Pick<MailPreviewProps, 'error' | 'onRetry'> & { isAnswered: boolean }) {
  const { t } = useTranslation(['staff', 'common']);
  const { textOf, fieldText } = useErrorText();
  const [field] = error ? toAppError(error).fields : [];
  const words = error
    ? field
      ? fieldText(field)
      : textOf(error)
    : t(isAnswered ? 'room.previewNone' : 'room.previewLater');
  return (
    <>
      <chakra.p color="fg.muted">{words}</chakra.p>
      {onRetry && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      )}
    </>
  );
}
