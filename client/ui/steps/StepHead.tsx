import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { STEP_HEADING_ID } from './steps';

interface StepHeadProps {
  title: string;
  lead: ReactNode;
  /** Takes the focus when the step opens; without it the page focuses the heading. */
  takesFocus?: boolean;
  marginBottom?: HTMLChakraProps<'p'>['marginBottom'];
}

/** A step's question and a sentence about it. */
export function StepHead({ title, lead, takesFocus = false, marginBottom }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <chakra.h1 ref={heading} id={STEP_HEADING_ID} tabIndex={-1} textStyle="h2" outline="none">
        {title}
      </chakra.h1>
      <chakra.p marginTop="2" marginBottom={marginBottom} color="fg.muted" textWrap="pretty">
        {lead}
      </chakra.p>
    </>
  );
}
