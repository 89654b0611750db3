import { Box, Skeleton } from '@chakra-ui/react';
import { PageContainer } from '../../../../ui/layout/Page';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { NoPhoneHeader } from './NoPhoneHeader';

/** Placeholder of the page. */
export function SpaceSkeleton() {
  return (
    <PageContainer>
      <NoPhoneHeader />
      <LoadingRegion>
        <Skeleton
          mt={{ base: '0', md: '14' }}
          mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
          h={{ md: '368px', lg: '440px' }}
          aspectRatio={{ base: 4 / 3, sm: 2, md: 'auto' }}
          borderRadius={{ base: '0', md: 'xl' }}
        />
        <Box
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns={{ md: '1fr 340px', lg: '1fr 380px' }}
          gap={{ md: '10', lg: '20' }}
          pt={{ base: '5', md: '8' }}
          pb="24"
        >
          <div>
            <Skeleton h={{ base: '8', md: '11' }} w="80%" />
            <Skeleton h="5" w="45%" mt="3" />
            <Skeleton h={{ base: '36', lg: '20' }} mt="6" borderRadius="card" />
            <Box display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="5" mt="8">
              {[0, 1, 2, 3].map((detail) => (
                <Skeleton key={detail} h="10" />
              ))}
            </Box>
            <Skeleton h="5" mt="10" />
            <Skeleton h="5" mt="3" w="92%" />
            <Skeleton h="5" mt="3" w="64%" />
          </div>
          <Skeleton hideBelow="md" h="420px" borderRadius="xl" />
        </Box>
      </LoadingRegion>
    </PageContainer>
  );
}
