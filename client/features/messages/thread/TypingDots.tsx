import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Shows that the other side is typing. */
export function TypingDots({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <chakra.div role="status" alignSelf="flex-start">
      <chakra.span srOnly>{t('thread.typing', { name })}</chakra.span>
      <chakra.span
        aria-hidden
        display="flex"
        gap="1.5"
        paddingBlock="3.5"
        paddingInline="4"
        bg="bg.muted"
        borderRadius="18px 18px 18px 6px"
      >
        {[0, 1, 2].map((dot) => (
          <chakra.span
            key={dot}
            boxSize="7px"
            borderRadius="full"
            bg="fg.subtle"
            animation="pulse 1.2s ease-in-out infinite"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </chakra.span>
    </chakra.div>
  );
}
