import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../i18n/use-error-text';
import { AlertBox } from './AlertBox';

interface FailureBoxProps extends BoxProps {
  title?: string;
  /** What the last attempt was refused with; none while the next one runs. */
  failure: unknown;
  /** Where the codes' general texts do not do. */
  wordsOf?: (error: unknown) => string;
}

/** A failed act in the dialog of its button, where toasts are inert and covered. It takes the focus, which scrolls to it. */
export function FailureBox({ failure, ...rest }: FailureBoxProps) {
  return failure ? <Failure failure={failure} {...rest} /> : null;
}

function Failure({ title, failure, wordsOf, ...rest }: FailureBoxProps) {
  const { textOf } = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <AlertBox ref={box} {...rest}>
      <Box minWidth="0">
        {title && <chakra.p fontWeight="600">{title}</chakra.p>}
        <p>{(wordsOf ?? textOf)(failure)}</p>
      </Box>
    </AlertBox>
  );
}
