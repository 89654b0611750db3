import { useParams } from 'react-router-dom';
import { SpaceCase } from './SpaceCase';

/** /admin/spaces/:spaceId */
export function SpaceCasePage() {
  const { spaceId = '' } = useParams();
  // With the key, the state of one case is never shown in the next.
  return <SpaceCase key={spaceId} id={spaceId} />;
}
