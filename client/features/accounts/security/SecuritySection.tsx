import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useSecurityQuery, type Security_ViewerFragment } from '../../../generated/graphql';
import { SessionsPanel } from '../../../session/SessionsPanel';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { ErrorState } from '../../../ui/feedback/states';
import { ConnectedAppsPanel } from './ConnectedAppsPanel';
import { EmailPanel } from './EmailPanel';
import { MandatesPanel } from './MandatesPanel';
import { PasswordPanel } from './PasswordPanel';
import { SecondFactorPanel } from './SecondFactorPanel';

function Panels({ viewer, onChanged }: { viewer: Security_ViewerFragment; onChanged: () => void }) {
  // The panel keeps its initial position: a person who has just added a factor is reading the recovery codes.
  const [isFactorFirst] = useState(viewer.mustAddSecondFactor);
  // Every act that keeps others out also cancels a change of address that waits.
  const factor = <SecondFactorPanel viewer={viewer} onChanged={onChanged} />;
  return (
    <>
      {isFactorFirst && factor}
      <PasswordPanel email={viewer.email} onChanged={onChanged} />
      <EmailPanel email={viewer.email} pendingEmail={viewer.pendingEmail} onChanged={onChanged} />
      {!isFactorFirst && factor}
      <SessionsPanel onEnded={onChanged} />
      <ConnectedAppsPanel />
      <MandatesPanel />
    </>
  );
}

/** Password, e-mail address, second factor, sessions, connected apps and mandates. */
export function SecuritySection() {
  const { data, error, refetch } = useSecurityQuery();
  const onChanged = () => void refetch();
  if (data?.viewer) return <Panels viewer={data.viewer} onChanged={onChanged} />;
  if (error) return <ErrorState error={error} headingLevel="h2" onRetry={onChanged} />;
  return (
    <LoadingRegion display="grid" gap={{ base: '6', md: '8' }}>
      <Skeleton height="160px" borderRadius="card" />
      <Skeleton height="180px" borderRadius="card" />
      <Skeleton height="180px" borderRadius="card" />
    </LoadingRegion>
  );
}
