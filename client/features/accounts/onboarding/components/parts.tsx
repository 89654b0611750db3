import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StepHead as SharedStepHead } from '../../../../ui/steps/StepHead';

/** A step's question with one sentence about it. */
export const StepHead = (props: { title: string; lead: ReactNode }) => (
  <SharedStepHead marginBottom={{ base: '5', md: '7' }} {...props} />
);

/** A question with a few answers to choose from. */
export const Question = chakra('fieldset', {
  base: { border: 'none', minWidth: '0', '& > legend': { fontWeight: '600', textStyle: 'sm', marginBottom: '2' } },
});

interface ResultProps {
  icon: LucideIcon;
  /** Null while there is too little data: then only `text` shows. */
  title: string | null;
  text: ReactNode;
}

/** The result of the answers; announced when it changes. */
export function Result({ icon: Icon, title, text }: ResultProps) {
  const isKnown = title !== null;
  return (
    <Box
      role="status"
      display="flex"
      gap="4"
      padding={{ base: '4', md: '5' }}
      borderRadius="card"
      bg={isKnown ? 'trust.subtle' : 'bg.muted'}
    >
      <Box color={isKnown ? 'trust.fg' : 'fg.muted'} flexShrink="0" marginTop="0.5">
        <Icon size={24} aria-hidden />
      </Box>
      <Box minWidth="0" flex="1">
        {isKnown && (
          <chakra.p textStyle="h3" textWrap="balance">
            {title}
          </chakra.p>
        )}
        <chakra.div textStyle="sm" color="fg.muted" marginTop={isKnown ? '1' : '0'} textWrap="pretty">
          {text}
        </chakra.div>
      </Box>
    </Box>
  );
}
