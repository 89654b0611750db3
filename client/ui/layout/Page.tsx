import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const GUTTER = 'var(--gutter)';

/** The content column: 1200 px and its gutters. */
export function PageContainer(props: BoxProps) {
  return (
    <Box width="100%" maxWidth={`calc(1200px + 2 * ${GUTTER})`} marginInline="auto" paddingInline={GUTTER} {...props} />
  );
}

/** A section of a page with standard vertical spacing; `isBand` tints it. */
export function Section({ isBand, children, ...rest }: BoxProps & { isBand?: boolean }) {
  return (
    <Box as="section" paddingBlock="var(--section)" bg={isBand ? 'bg.muted' : undefined} {...rest}>
      {children}
    </Box>
  );
}

interface SectionHeadProps {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  /** A link or button at the right. */
  action?: ReactNode;
}

/** Title, one sentence under it, and one action. */
export function SectionHead({ id, title, text, action }: SectionHeadProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
      marginBottom={{ base: '5', md: '8' }}
    >
      <Box>
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        {text && (
          <chakra.p marginTop="2" color="fg.muted" maxWidth="56ch">
            {text}
          </chakra.p>
        )}
      </Box>
      {action}
    </Box>
  );
}

/** The document's title. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Hueco`}</title>;
}
