import { Box, Button, chakra, Flex, Skeleton, type BoxProps } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';

/** The state of a panel's query. */
export interface PanelQuery {
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface PanelProps extends Omit<BoxProps, 'title'> {
  title: string;
  /** The content needs no title. */
  isTitleHidden?: boolean;
  /** Small text beside the title. */
  note?: ReactNode;
  /** A link or button at the right of the title. */
  action?: ReactNode;
  query: PanelQuery;
  /** The content; null while it loads. */
  children: ReactNode | null;
}

/** A part of the page with a query of its own, which loads and fails independently. */
export function Panel({ title, isTitleHidden = false, note, action, query, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <Box as="section" layerStyle="panel" aria-labelledby={titleId} {...rest}>
      <Flex
        align="center"
        justify="space-between"
        // With enlarged text, what is beside the title wraps below it.
        wrap="wrap"
        columnGap="4"
        rowGap="1"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={isTitleHidden ? '2' : { base: '4', md: '5' }}
      >
        <chakra.h2 id={titleId} textStyle="h3" flex="1 1 9rem" srOnly={isTitleHidden}>
          {title}
          {note && (
            <chakra.small
              display={{ base: 'block', md: 'inline' }}
              marginInlineStart={{ md: '2' }}
              marginTop={{ base: '0.5', md: '0' }}
              fontFamily="body"
              textStyle="sm"
              fontWeight="500"
              letterSpacing="0"
              color="fg.subtle"
            >
              {note}
            </chakra.small>
          )}
        </chakra.h2>
        {action}
      </Flex>
      {children ?? (query.error ? <PanelError query={query} /> : <PanelSkeleton />)}
    </Box>
  );
}

function PanelError({ query }: { query: PanelQuery }) {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  return (
    <Box role="alert" padding={{ base: '12px 16px 20px', md: '12px 24px 24px' }}>
      <chakra.p fontWeight="600">{t('failed.title')}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {textOf(toAppError(query.error))}
      </chakra.p>
      <Button variant="outline" marginTop="3" minHeight="11" onClick={() => void query.refetch()}>
        <RotateCw aria-hidden />
        {t('actions.retry')}
      </Button>
    </Box>
  );
}

function PanelSkeleton() {
  return (
    <LoadingRegion padding={{ base: '4', md: '6' }}>
      <Box display="grid" gap="3">
        <Skeleton height="4" width="70%" />
        <Skeleton height="4" width="52%" />
        <Skeleton height="4" width="61%" />
      </Box>
    </LoadingRegion>
  );
}
