import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';

interface SitesSectionProps {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Shown while there is no data. */
  error: Error | undefined;
  onRetry: () => void;
  /** Nothing until the data are loaded. */
  children: ReactNode;
}

/** One direction of the exchange with other sites, with its states. */
export function SitesSection({ id, icon: Icon, title, text, error, onRetry, children }: SitesSectionProps) {
  return (
    <Box as="section" aria-labelledby={id} paddingTop="5" borderTopWidth="1px" borderColor="hairline">
      <chakra.h3 id={id} display="flex" alignItems="center" gap="2" fontWeight="600" marginBottom="1">
        <chakra.span color="fg.muted" display="grid">
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </chakra.span>
        {title}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {text}
      </chakra.p>
      {children || (error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonRows count={1} />)}
    </Box>
  );
}
