import { Skeleton } from '@chakra-ui/react';
import { LoadingRegion } from '../feedback/LoadingRegion';
import { ErrorState } from '../feedback/states';
import { Dialog } from '../overlay/Dialog';

interface LoadingDialogProps {
  title: string;
  error: Error | undefined;
  onClose: () => void;
  onRetry: () => void;
}

/** A dialog while its data load, or after a failure. */
export function LoadingDialog({ title, error, onClose, onRetry }: LoadingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} width="40rem">
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <LoadingRegion>
          <Skeleton height="44" borderRadius="card" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
