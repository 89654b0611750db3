import { Box, chakra, Flex } from '@chakra-ui/react';

interface MailPreviewProps {
  /** The mails, each with the words over it. */
  mails: readonly { readonly title: string; readonly subject: string; readonly text: string }[];
  open: number;
  onOpen: (index: number) => void;
  /** What stands there while there is no mail. */
  waiting: string;
}

/** Mails as people will get them; of several, one at a time. */
export function MailPreview({ mails, open, onOpen, waiting }: MailPreviewProps) {
  const mail = mails[open] ?? mails[0];
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="lg" overflow="hidden" bg="bg" textStyle="sm">
      {mails.length > 0 && (
        <Flex bg="bg.muted" padding="1" gap="1">
          {mails.map(({ title }, index) => (
            <chakra.button
              key={title}
              type="button"
              aria-pressed={mails[index] === mail}
              onClick={() => onOpen(index)}
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
          <chakra.p color="fg.muted">{waiting}</chakra.p>
        )}
      </Box>
    </Box>
  );
}
