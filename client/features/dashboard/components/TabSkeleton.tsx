import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';

/** A tab while it loads, in its final shape: the head, a row of metrics and a panel of rows. */
export function TabSkeleton({ hasHead = false }: { hasHead?: boolean }) {
  return (
    <LoadingRegion>
      <Stack gap={{ base: '6', md: '8' }}>
        {hasHead && (
          <Stack gap="3" paddingBlock="1">
            <Skeleton height={{ base: '6', md: '8' }} width="11rem" />
            <Skeleton height="4" width="17rem" maxWidth="full" />
          </Stack>
        )}
        <Grid
          layerStyle="panel"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
          gap="6"
          padding={{ base: '4', md: '6' }}
        >
          {[0, 1, 2, 3].map((index) => (
            <Stack key={index} gap="2.5" hideBelow={index > 1 ? 'md' : undefined}>
              <Skeleton height="3" width="60%" />
              <Skeleton height="7" width="80%" />
              <Skeleton height="3" width="70%" />
            </Stack>
          ))}
        </Grid>
        <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
          <Skeleton height="5" width="9rem" marginBottom="6" />
          <Stack gap="6">
            {[62, 74, 55, 68].map((width) => (
              <Grid key={width} templateColumns="44px minmax(0, 1fr) 72px" gap="4" alignItems="center">
                <Skeleton boxSize="11" borderRadius="control" />
                <Stack gap="2">
                  <Skeleton height="3.5" width={`${width - 20}%`} />
                  <Skeleton height="3" width={`${width}%`} />
                </Stack>
                <Skeleton height="4" />
              </Grid>
            ))}
          </Stack>
        </Box>
      </Stack>
    </LoadingRegion>
  );
}
