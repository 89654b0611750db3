import { chakra, IconButton, type HTMLChakraProps } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useCopyText } from '../../../ui/controls/use-copy-text';
import { CodeText } from '../../../ui/display/CodeText';

interface ReferenceProps extends HTMLChakraProps<'p'> {
  reference: string;
  label: string;
  copyLabel: string;
}

/** A booking's reference, with a button that copies it. */
export function Reference({ reference, label, copyLabel, ...layout }: ReferenceProps) {
  const copy = useCopyText();
  return (
    <chakra.p
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minHeight={{ base: '11', md: '8' }}
      paddingInlineStart="3"
      paddingInlineEnd={{ base: '0', md: '1' }}
      borderRadius="control"
      bg="bg.muted"
      textStyle="small"
      color="fg.muted"
      {...layout}
    >
      {label}
      <chakra.b fontWeight="600" color="fg" fontVariantNumeric="tabular-nums" letterSpacing="0.01em">
        <CodeText>{reference}</CodeText>
      </chakra.b>
      <IconButton
        variant="ghost"
        boxSize={{ base: '11', md: '6' }}
        minWidth="0"
        borderRadius="full"
        aria-label={copyLabel}
        onClick={() => copy(reference)}
        css={{ '& svg': { width: '16px', height: '16px' } }}
      >
        <Copy aria-hidden />
      </IconButton>
    </chakra.p>
  );
}
