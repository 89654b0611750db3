import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useOwnProfileQuery, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { ErrorState } from '../../../../ui/feedback/states';

/** Loads the viewer's profile for the steps that show it. */
export function WithViewer({ children }: { children: (viewer: OwnProfile_ViewerFragment) => ReactNode }) {
  const { data, error, refetch } = useOwnProfileQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.viewer) return children(data.viewer);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingRegion>
      <Stack gap="4">
        <Skeleton height="16" borderRadius="control" />
        <Skeleton height="16" borderRadius="control" />
      </Stack>
    </LoadingRegion>
  );
}
