import { chakra } from '@chakra-ui/react';

/** The error of a group of controls, if any. */
export const FieldProblem = ({ text }: { text: string | undefined }) =>
  text ? (
    <chakra.p role="alert" color="fg.error" textStyle="small">
      {text}
    </chakra.p>
  ) : null;
