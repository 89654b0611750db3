import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';

/** Placeholder while the list loads. */
export function InboxSkeleton() {
  return (
    <LoadingRegion>
      {[64, 48, 56, 40, 60, 52].map((width) => (
        <Flex key={width} gap="3" padding="3">
          <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />
          <Box flex="1" display="grid" gap="2" paddingTop="1">
            <Skeleton height="3.5" width={`${width}%`} />
            <Skeleton height="3" width="44%" />
            <Skeleton height="3" width={`${width + 28}%`} />
          </Box>
        </Flex>
      ))}
    </LoadingRegion>
  );
}
