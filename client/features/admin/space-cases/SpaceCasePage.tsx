import { useParams } from 'react-router-dom';
import { SpaceCase } from './SpaceCase';

/** /admin/spaces/:spaceId */
export function SpaceCasePage() {
  const { spaceId = '' } = useParams();
  return <SpaceCase id={spaceId} />;
}
