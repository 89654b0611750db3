import { chakra } from '@chakra-ui/react';

/** The error of a group of controls, if any; the group is described by it, and the summary of errors announces it. */
export const FieldProblem = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <chakra.p id={id} color="fg.error" textStyle="small">
      {text}
    </chakra.p>
  ) : null;
