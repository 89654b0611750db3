import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';

/** Placeholder while a thread loads. */
export function ThreadSkeleton() {
  return (
    <LoadingRegion flex="1">
      <Flex
        align="center"
        gap="3"
        minHeight={{ base: '60px', md: '68px' }}
        paddingInline={{ base: '4', md: '6' }}
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        <Skeleton boxSize="9" borderRadius="full" />
        <Skeleton height="4" width="10rem" maxWidth="50%" />
      </Flex>
      <Box display="flex" flexDirection="column" gap="4" maxWidth="768px" marginInline="auto" padding="6">
        {(['56%', '44%', '64%', '38%'] as const).map((width, index) => (
          <Skeleton
            key={width}
            height={index % 2 ? '11' : '16'}
            width={width}
            borderRadius="xl"
            alignSelf={index % 2 ? 'flex-end' : 'flex-start'}
          />
        ))}
      </Box>
    </LoadingRegion>
  );
}
