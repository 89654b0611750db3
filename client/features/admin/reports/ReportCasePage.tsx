import { useParams } from 'react-router-dom';
import { ReportCase } from './ReportCase';

/** /admin/reports/:code */
export function ReportCasePage() {
  const { code = '' } = useParams();
  // With the key, the state of one case is never shown in the next.
  return <ReportCase key={code} code={code} />;
}
