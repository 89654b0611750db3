import { Box, Skeleton } from '@chakra-ui/react';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { WizardGrid } from './WizardGrid';

/** Placeholder of the wizard's three columns while the draft loads. */
export function WizardSkeleton() {
  return (
    <WizardGrid
      form={
        <LoadingRegion>
          <Box display="grid" gap="4">
            <Skeleton height="9" width="60%" />
            <Skeleton height="5" width="85%" />
            <Skeleton height="13" marginTop="4" />
            <Skeleton height="11" />
            <Skeleton height="80" borderRadius="card" />
          </Box>
        </LoadingRegion>
      }
    />
  );
}
