import { Box, Skeleton } from '@chakra-ui/react';
import { PageContainer } from '../../../../ui/layout/Page';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';

/** Placeholder while the dates are being held. */
export function CheckoutSkeleton() {
  return (
    <LoadingRegion>
      <PageContainer
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: '640px 432px' }}
        columnGap="8"
        justifyContent="space-between"
        alignItems="start"
        paddingBlock="8"
      >
        <Box display="grid" gap="9">
          <Skeleton height="9" width="60%" />
          {[0, 1, 2, 3].map((index) => (
            <Box key={index} display="grid" gridTemplateColumns="32px 1fr" gap="5">
              <Skeleton boxSize="8" borderRadius="full" />
              <Box display="grid" gap="3">
                <Skeleton height="6" width="40%" />
                <Skeleton height="5" width={`${78 - index * 9}%`} />
              </Box>
            </Box>
          ))}
        </Box>
        <Skeleton hideBelow="md" height="27rem" borderRadius="xl" />
      </PageContainer>
    </LoadingRegion>
  );
}
