import { Button, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';

interface FavoriteCardsProps {
  children: readonly ReactNode[];
  isLoading: boolean;
  error?: unknown;
  onRetry: () => void;
  /** Rendered when there are none. */
  empty?: { title: string; text: string };
  headingLevel?: 'h2' | 'h3';
}

/** The cards of favorites, or a text if there are none. */
export function FavoriteCards({ children, isLoading, error, onRetry, empty, headingLevel = 'h2' }: FavoriteCardsProps) {
  const { t } = useTranslation('favorites');
  if (children.length > 0) return <CardGrid>{children}</CardGrid>;
  if (isLoading) return <SkeletonRows />;
  if (error) return <ErrorState error={error} onRetry={onRetry} headingLevel={headingLevel} />;
  const search = (
    <Button asChild>
      <Link to="/search">{t('search')}</Link>
    </Button>
  );
  return (
    <EmptyState
      headingLevel={headingLevel}
      illustration="search"
      title={empty?.title ?? t('empty')}
      text={empty?.text ?? t('emptyText')}
      actions={search}
    />
  );
}

/** Grid of space cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} columnGap="6" rowGap="9">
      {children}
    </Grid>
  );
}
