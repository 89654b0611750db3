import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

interface ProblemStripProps {
  text: string;
  action: string;
  isBusy?: boolean;
  onAct: () => void;
}

/** Above a tab: a problem with money, and a link to solve it. */
export function ProblemStrip({ text, action, isBusy = false, onAct }: ProblemStripProps) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      padding="4"
      borderRadius="photo"
      bg="bg.error"
    >
      <Flex gap="3" align="center" minWidth="0">
        <chakra.span color="fg.error" flexShrink="0">
          <CircleAlert size={20} aria-hidden />
        </chakra.span>
        <chakra.p fontWeight="600">{text}</chakra.p>
      </Flex>
      <Button size="sm" minHeight={{ base: '11', md: '9' }} loading={isBusy} onClick={onAct}>
        {action}
      </Button>
    </Flex>
  );
}
