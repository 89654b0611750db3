import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

const CODE = /\b([A-Z]{2,4}-[A-Z\d-]*\d)/;

/** A text whose references (HU-2027-000391) do not wrap: browsers break lines at their hyphens. */
export function CodeText({ children }: { children: string }) {
  return children.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
