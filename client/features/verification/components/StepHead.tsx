import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** Title and lead of a step; takes the focus when the step opens. */
export function StepHead({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" outline="none">
        {title}
      </chakra.h1>
      <chakra.p marginTop="2" color="fg.muted">
        {lead}
      </chakra.p>
    </>
  );
}
