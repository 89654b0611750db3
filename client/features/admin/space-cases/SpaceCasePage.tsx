import { useParams } from 'react-router-dom';
import { SpaceCase } from './SpaceCase';

/** /admin/spaces/:spaceId */
export function SpaceCasePage() {
  const { spaceId = '' } = useParams();
  // What was read or written in one case never stands in the next.
  return <SpaceCase key={spaceId} id={spaceId} />;
}
