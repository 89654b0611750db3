import { Box, chakra, Flex } from '@chakra-ui/react';
import { CopyButton } from '../../../ui/controls/CopyButton';

interface CodeBlockProps {
  code: string;
  /** What it is, above it. */
  label: string;
  copyLabel: string;
}

/** A piece of program to be copied. It scrolls within itself and can be reached by keyboard for that. */
export function CodeBlock({ code, label, copyLabel }: CodeBlockProps) {
  return (
    <Box
      borderRadius="14px"
      overflow="hidden"
      bg={{ base: 'bg.inverted', _dark: 'bg.panel' }}
      color={{ base: 'fg.inverted', _dark: 'fg' }}
      minWidth="0"
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        paddingInline="4"
        paddingBlock="2"
        borderBottomWidth="1px"
        borderColor="fg.muted"
      >
        <chakra.span textStyle="sm" fontWeight="500">
          {label}
        </chakra.span>
        <CopyButton text={code} size="sm" minHeight={{ base: '11', md: '8' }} variant="plain" color="inherit">
          {copyLabel}
        </CopyButton>
      </Flex>
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={label}
        padding="4"
        margin="0"
        overflowX="auto"
        fontFamily="mono"
        fontSize={{ base: '12px', md: '14px' }}
        lineHeight={{ base: '20px', md: '22px' }}
      >
        <code>{code}</code>
      </chakra.pre>
    </Box>
  );
}
