import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ContactWarning } from '../../../../ui/messages/ContactWarning';
import { useContactWarning } from '../../../../ui/messages/use-contact-warning';

/** Warns that contact data in the message to the host will be redacted, as in conversations. */
export function MessageWarning({ text, spaceId }: { text: string; spaceId: string }) {
  const id = useId();
  const hidden = useContactWarning(text, { conversationId: null, spaceId });
  return (
    <chakra.div width="100%" aria-live="polite">
      <ContactWarning id={id} hidden={hidden} attemptsLeft={null} />
    </chakra.div>
  );
}
