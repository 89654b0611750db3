import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** The title of replaced content: it takes the focus when it appears. */
export function FocusedHeading(props: HTMLChakraProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <chakra.h1 ref={heading} tabIndex={-1} outline="none" {...props} />;
}
