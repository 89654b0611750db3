import { Box, Button, chakra, HStack, Skeleton, type BoxProps } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
import type { IllustrationName } from './Illustration';
import { LoadingRegion } from './LoadingRegion';
import { dottedText } from '../display/dotted-text';

/* Empty views are rare: the illustrations load with the first one, with their place reserved. */
const Illustration = lazy(() => import('./Illustration').then((file) => ({ default: file.Illustration })));

interface MessageProps extends Omit<BoxProps, 'title'> {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  illustration?: IllustrationName;
  /** One or two buttons. */
  actions?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** A view without content: what, why and what to do next. */
export function EmptyState({
  title,
  text,
  illustration = 'garage',
  actions,
  headingLevel = 'h3',
  children,
  ...rest
}: MessageProps) {
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      paddingInline="6"
      paddingBlock="12"
      {...rest}
    >
      <Suspense fallback={<Box width="160px" height="120px" flexShrink="0" />}>
        <Illustration name={illustration} />
      </Suspense>
      <chakra.p as={headingLevel} textStyle="h3">
        {title}
      </chakra.p>
      {text && (
        <chakra.p color="fg.muted" maxWidth="44ch" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {actions && (
        <HStack gap="2" marginTop="2" flexWrap="wrap" justifyContent="center">
          {actions}
        </HStack>
      )}
      {children}
    </Box>
  );
}

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
  /** A button beside the one to retry. */
  actions?: ReactNode;
  headingLevel?: MessageProps['headingLevel'];
}

/** A view that failed to load: what happened, how to continue, and the code in small print. */
export function ErrorState({ error, title, onRetry, actions, headingLevel }: ErrorStateProps) {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const problem = toAppError(error);
  return (
    <EmptyState
      role="alert"
      illustration="unplugged"
      headingLevel={headingLevel}
      title={title ?? t('failed.title')}
      text={textOf(problem)}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {t('actions.retry')}
            </Button>
          )}
          {actions}
        </>
      }
    >
      <chakra.p textStyle="caption" fontFamily="mono" color="fg.subtle">
        {dottedText([problem.code, problem.requestId])}
      </chakra.p>
    </EmptyState>
  );
}

/** Placeholder rows: a picture, two lines, something at the right. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <LoadingRegion>
      {Array.from({ length: count }, (_, index) => (
        <HStack key={index} gap="4" paddingBlock="3.5">
          <Skeleton width="72px" height="54px" borderRadius="control" />
          <Box flex="1" display="grid" gap="2">
            <Skeleton height="3.5" width={`${62 - index * 7}%`} />
            <Skeleton height="3" width={`${84 - index * 5}%`} />
          </Box>
          <Skeleton height="6" width="88px" borderRadius="full" />
        </HStack>
      ))}
    </LoadingRegion>
  );
}
